<?php

declare(strict_types=1);

namespace Vestibule\Tests\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

/** Light and dark colors for browsers without light-dark(): light ones for the page, dark ones for deep sections. */
final class LightPaletteTest extends TestCase {

	public function test_fallback_colors_are_printed_after_the_palette(): void {
		do_action( 'wp_enqueue_scripts' );
		$css  = implode( '', array_filter( (array) wp_styles()->get_data( 'global-styles', 'after' ), is_string( ... ) ) );
		$rule = strpos( $css, '@supports not (color:light-dark(#000,#fff)){:root{' );
		self::assertNotFalse( $rule );
		self::assertGreaterThan( strpos( $css, '--wp--preset--color--paper: light-dark(' ), $rule );
		self::assertStringContainsString( '--wp--preset--color--paper:#fbfaf7;', substr( $css, $rule ) );
	}

	#[DataProvider( 'looks' )]
	public function test_every_color_of_a_style_variation_has_a_fallback( string $look ): void {
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

	#[DataProvider( 'colors' )]
	public function test_custom_colors_are_used_unchanged_in_the_fallback( string $css, string $light, string $dark ): void {
		$rule = "@supports not (color:light-dark(#000,#fff)){:root{{$light}}@media screen{.is-style-deep{{$dark}}}}";
		self::assertSame( $rule, portico_light_palette( $css ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function colors(): iterable {
		$ink = '--wp--preset--color--ink';
		yield 'colors as functions' => array( ":root{{$ink}: light-dark( rgb(1, 2, 3 / 50%), hsl(4 5% 6%) );}", "{$ink}:rgb(1, 2, 3 / 50%);", "{$ink}:hsl(4 5% 6%);" );
		yield 'colors as names' => array( ":root{{$ink}-1: light-dark(white,black);--x: light-dark(white,black);}", "{$ink}-1:white;", "{$ink}-1:black;" );
	}

	public function test_a_palette_without_light_and_dark_pairs_needs_no_fallback(): void {
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
