<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Accordion;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Accordion\AccordionBlock;
use Vestibule\Site\Accordion\ItemBlock;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Views\Canonical;

/** Server output, compared with the browser's (same rows in tests/unit/views/accordion.test.tsx). */
final class ViewsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'accordion-views' );
	}

	/** @param array{props: array{part: string, id: string, level: int, words: array{openAll: string, closeAll: string}}, html: list<string>} $row */
	#[DataProvider( 'rows' )]
	public function test_the_server_prints_the_same_accordion_as_the_browser( array $row ): void {
		$props = $row['props'];
		$html  = 'item' === $props['part']
			? ItemBlock::details( $props['id'], $props['level'], '', '' )
			: (string) preg_replace( '#^<div[^>]*>|</div>$#', '', AccordionBlock::buttons( $props['words'] ) );
		self::assertSame( $row['html'], Canonical::of( $html ) );
	}
}
