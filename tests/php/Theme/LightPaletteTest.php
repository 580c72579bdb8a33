<?php

declare(strict_types=1);

namespace Vestibule\Tests\Theme;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

/** Browsers without light-dark() get the light values of the palette in use. */
final class LightPaletteTest extends TestCase {

	public function test_the_page_prints_them_after_the_palette(): void {
		do_action( 'wp_enqueue_scripts' );
		$css  = implode( '', (array) wp_styles()->get_data( 'global-styles', 'after' ) );
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
			$light = strtok( substr( $color['color'], strlen( 'light-dark(' ) ), ',' );
			self::assertStringContainsString( "--wp--preset--color--{$color['slug']}:{$light};", $rule );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function looks(): iterable {
		foreach ( array( 'Portico', ...array_column( WP_Theme_JSON_Resolver::get_style_variations(), 'title' ) ) as $title ) {
			yield $title => array( $title );
		}
	}

	/** @param string $rule Without the condition around it. */
	#[DataProvider( 'colours' )]
	public function test_an_owners_own_colours_count_as_they_are_written( string $css, string $rule ): void {
		self::assertSame( '' === $rule ? '' : "@supports not (color:light-dark(#000,#fff)){:root{{$rule}}}", portico_light_palette( $css ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function colours(): iterable {
		yield 'one colour for both' => array( ':root{--wp--preset--color--ink: #123456;}', '' );
		yield 'functions' => array( ':root{--wp--preset--color--ink: light-dark( rgb(1, 2, 3 / 50%), hsl(4 5% 6%) );}', '--wp--preset--color--ink:rgb(1, 2, 3 / 50%);' );
		yield 'names' => array( ':root{--wp--preset--color--a-1: light-dark(white,black);--x: light-dark(white,black);}', '--wp--preset--color--a-1:white;' );
	}

	/** @return list<array{slug: string, color: string}> */
	private static function palette( string $look ): array {
		$looks   = array_column( WP_Theme_JSON_Resolver::get_style_variations(), null, 'title' );
		$data    = $looks[ $look ] ?? WP_Theme_JSON_Resolver::get_theme_data()->get_raw_data();
		$palette = $data['settings']['color']['palette'];
		return $palette['theme'] ?? $palette;
	}
}
