<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Tabs;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Tabs\TabsView;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Views\Canonical;

/** Server output, compared with the browser's (same rows in tests/unit/views/tabs.test.tsx). */
final class TabsViewTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'tabs-views' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_server_prints_the_same_tabs_as_the_browser( array $row ): void {
		/** @phpstan-ignore argument.type (the shape of the file, which the tests hold together) */
		$html = ( new TabsView() )->render( $row['props'], array(), '', array() );
		// React prints a boolean attribute. The live view sets until-found after each change.
		self::assertSame( $row['html'], Canonical::of( str_replace( 'hidden="until-found"', 'hidden=""', $html ) ) );
	}

	public function test_the_page_search_of_the_browser_can_find_a_hidden_tab_panel(): void {
		$props = array(
			'ids'         => array( 'a', 'b' ),
			'open'        => 0,
			'label'       => '',
			'orientation' => 'horizontal',
		);
		self::assertSame( 1, substr_count( ( new TabsView() )->render( $props, array(), '', array() ), 'hidden="until-found"' ) );
	}
}
