<?php

declare(strict_types=1);

namespace Vestibule\Tests\Theme;

use Vestibule\Tests\TestCase;
use WP_Block_Styles_Registry;
use WP_Theme_JSON_Resolver;

/** Block styles of the theme, which users can select and change in the Site Editor. */
final class BlockStylesTest extends TestCase {

	public function test_block_styles_are_not_separate_files_that_wordpress_would_parse_on_every_page(): void {
		self::assertSame( array(), WP_Theme_JSON_Resolver::get_style_variations( 'block' ) );
	}

	public function test_every_block_style_used_in_a_pattern_is_registered_with_its_styles(): void {
		$looks = WP_Theme_JSON_Resolver::get_theme_data()->get_raw_data()['styles']['blocks'] ?? array();
		foreach ( $this->used() as list( $block, $style, $file ) ) {
			$registered = WP_Block_Styles_Registry::get_instance()->get_registered( $block, $style );
			if ( null === $registered ) {
				// Styles of WordPress, such as the outline button, and of the plugin's blocks.
				continue;
			}
			self::assertNotEmpty( $registered['style_data'] ?? array(), "$block $style in $file" );
			self::assertNotEmpty( $looks[ $block ]['variations'][ $style ] ?? array(), "$block $style in $file" );
		}
	}

	public function test_the_css_of_a_block_style_is_printed_if_a_block_uses_the_style(): void {
		do_blocks( '<!-- wp:group {"className":"is-style-card"} --><div class="wp-block-group is-style-card"></div><!-- /wp:group -->' );
		$css = (string) wp_json_encode( wp_styles()->get_data( 'block-style-variation-styles', 'after' ), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'var(--wp--preset--color--paper)', $css );
		self::assertStringContainsString( '> .wp-block-group:only-child', $css );
	}

	/** @return list<array{string, string, string}> Block, style and file. */
	private function used(): array {
		$found = array();
		foreach ( (array) glob( get_template_directory() . '/patterns/*.php' ) as $file ) {
			preg_match_all( '/wp:([a-z\/-]+) \{[^\n]*?"className":"[^"]*is-style-([a-z-]+)/', (string) file_get_contents( (string) $file ), $matches, PREG_SET_ORDER );
			foreach ( $matches as $match ) {
				$found[] = array( str_contains( $match[1], '/' ) ? $match[1] : "core/{$match[1]}", $match[2], basename( (string) $file ) );
			}
		}
		self::assertNotEmpty( $found );
		return $found;
	}
}
