<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Html;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Kernel\Html\Html;

final class HtmlTest extends TestCase {

	/** @return iterable<string, array{mixed}> */
	public static function values(): iterable {
		yield 'numbers' => array( array( 1, -2.5, array( 3 ) ) );
		yield 'true, false and null' => array( array( true, false, null ) );
		yield 'an empty list' => array( array( 'list' => array() ) );
		yield 'shortcodes' => array( array( 'x' => '[gallery] [[gallery]] ["a"] [{b}] [1]' ) );
		yield 'quotes and backslashes' => array( array( 'a "b[c]" \\', '\\[d]', '\\"[e]' ) );
		yield 'a misspelled name' => array( array( 'Wordpress' => 'Wordpress [x]' ) );
		yield 'a very long text' => array( array( str_repeat( 'a[b]\\"ü', 50_000 ) ) );
	}

	#[DataProvider( 'values' )]
	public function test_protecting_json_keeps_its_value_and_removes_shortcodes( mixed $value ): void {
		$json = Html::protectJsonFromTextFilters( (string) json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		self::assertSame( $value, json_decode( $json, true ) );
		self::assertDoesNotMatchRegularExpression( '/Wordpress|\[(?!true)[a-z]/', $json );
	}
}
