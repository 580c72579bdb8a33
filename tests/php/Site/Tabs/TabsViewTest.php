<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Tabs;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Tabs\TabsView;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Views\Canonical;

/** The server prints what the browser draws: tests/unit/views/tabs.test.tsx has the same rows. */
final class TabsViewTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'tabs-views' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_server_prints_the_html_of_the_row( array $row ): void {
		/** @phpstan-ignore argument.type (the shape of the file, which the tests hold together) */
		$html = ( new TabsView() )->render( $row['props'], array(), '', array() );
		// React writes hidden as a yes or no; the live view makes it until-found after each change.
		self::assertSame( $row['html'], Canonical::of( str_replace( 'hidden="until-found"', 'hidden=""', $html ) ) );
	}

	public function test_what_is_hidden_can_be_found(): void {
		$props = array(
			'ids'         => array( 'a', 'b' ),
			'open'        => 0,
			'label'       => '',
			'orientation' => 'horizontal',
		);
		self::assertSame( 1, substr_count( ( new TabsView() )->render( $props, array(), '', array() ), 'hidden="until-found"' ) );
	}
}
