<?php

declare(strict_types=1);

namespace Vestibule\Tests\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

/** Browsers without light-dark() get the light values of the palette in use, and deep sections its dark ones. */
final class LightPaletteTest extends TestCase {

	public function test_the_page_prints_them_after_the_palette(): void {
		do_action( 'wp_enqueue_scripts' );
		$css  = implode( '', array_filter( (array) wp_styles()->get_data( 'global-styles', 'after' ), is_string( ... ) ) );
		$rule = strpos( $css, '@supports not (color:light-dark(#000,#fff)){:root{' );
		self::assertNotFalse( $rule );
		self::assertGreaterThan( strpos( $css, '--wp--preset--color--paper: light-dark(' ), $rule );
		self::assertStringContainsString( '--wp--preset--color--paper:#fbfaf7;', substr( $css, $rule ) );
	}

	#[DataProvider( 'looks' )]
	public function test_every_colour_of_a_look_has_one( string $look ): void {
		$palette = self::palette( $look );
		$theme   = new WP_Theme_JSON( array( 'version' => 3, 'settings' => array( 'color' => array( 'palette' => $palette ) ) ), 'theme' );
		$rule    = portico_light_palette( $theme->get_stylesheet( array( 'variables' ) ) );
		foreach ( $palette as $color ) {
			[ $light, $dark ] = explode( ', ', substr( $color['color'], strlen( 'light-dark(' ), -1 ) ) + array( '', '' );
			self::assertMatchesRegularExpression( "/:root\{.*--{$color['slug']}:{$light};.*\.is-style-deep\{.*--{$color['slug']}:{$dark};/", $rule );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function looks(): iterable {
		foreach ( array( 'Portico', ...array_column( WP_Theme_JSON_Resolver::get_style_variations(), 'title' ) ) as $title ) {
			yield $title => array( $title );
		}
	}

	#[DataProvider( 'colours' )]
	public function test_an_owners_own_colours_count_as_they_are_written( string $css, string $light, string $dark ): void {
		$rule = "@supports not (color:light-dark(#000,#fff)){:root{{$light}}@media screen{.is-style-deep{{$dark}}}}";
		self::assertSame( $rule, portico_light_palette( $css ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function colours(): iterable {
		$ink = '--wp--preset--color--ink';
		yield 'functions' => array( ":root{{$ink}: light-dark( rgb(1, 2, 3 / 50%), hsl(4 5% 6%) );}", "{$ink}:rgb(1, 2, 3 / 50%);", "{$ink}:hsl(4 5% 6%);" );
		yield 'names' => array( ":root{{$ink}-1: light-dark(white,black);--x: light-dark(white,black);}", "{$ink}-1:white;", "{$ink}-1:black;" );
	}

	public function test_one_colour_for_both_needs_none(): void {
		self::assertSame( '', portico_light_palette( ':root{--wp--preset--color--ink: #123456;}' ) );
	}

	/** @return list<array{slug: string, color: string}> */
	private static function palette( string $look ): array {
		$looks   = array_column( WP_Theme_JSON_Resolver::get_style_variations(), null, 'title' );
		$data    = $looks[ $look ] ?? WP_Theme_JSON_Resolver::get_theme_data()->get_raw_data();
		$palette = $data['settings']['color']['palette'];
		return $palette['theme'] ?? $palette;
	}
}
