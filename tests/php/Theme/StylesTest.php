<?php

declare(strict_types=1);

namespace Vestibule\Tests\Theme;

use Vestibule\Tests\TestCase;
use WP_Block_Type_Registry;
use WP_Styles;

/** Stylesheets of the blocks on a page, and unchanged styles of other plugins. */
final class StylesTest extends TestCase {

	private const QUOTE = '<!-- wp:quote --><blockquote class="wp-block-quote"></blockquote><!-- /wp:quote -->';

	private WP_Styles $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before         = wp_styles();
		$GLOBALS['wp_styles'] = clone $this->before;
	}

	protected function tearDown(): void {
		$GLOBALS['wp_styles'] = $this->before;
		parent::tearDown();
	}

	public function test_a_block_loads_only_its_own_stylesheet(): void {
		do_blocks( self::QUOTE );

		self::assertTrue( wp_style_is( 'portico-quote' ) );
		self::assertFalse( wp_style_is( 'portico-table' ) );
	}

	public function test_the_stylesheet_of_a_block_has_a_path_so_that_wordpress_can_print_it_inline(): void {
		do_blocks( self::QUOTE );
		$path = wp_styles()->get_data( 'portico-quote', 'path' );

		self::assertIsString( $path );
		self::assertFileIsReadable( $path );
	}

	public function test_the_theme_raises_the_limit_for_inline_styles_unless_a_plugin_lowers_it(): void {
		self::assertSame( 100_000, apply_filters( 'styles_inline_size_limit', 40_000 ) );
		add_filter( 'styles_inline_size_limit', '__return_zero' );
		self::assertSame( 0, apply_filters( 'styles_inline_size_limit', 40_000 ) );
	}

	public function test_every_block_stylesheet_belongs_to_a_registered_wordpress_block(): void {
		$files = (array) glob( get_template_directory() . '/assets/styles/blocks/*.css' );
		self::assertNotEmpty( $files );
		foreach ( array_filter( $files ) as $file ) {
			self::assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( 'core/' . basename( $file, '.css' ) ), $file );
		}
	}

	public function test_the_theme_does_not_change_styles_of_other_plugins(): void {
		$css = "/* kept */\n.gallery  { margin : 0 auto }\n.is-style-nobody-has,\n.alignleft{ color:var(--wp--custom--radius, red) }";
		wp_register_style( 'other-plugin', false, array(), '1' );
		wp_add_inline_style( 'other-plugin', $css );
		wp_enqueue_style( 'other-plugin' );

		ob_start();
		wp_print_styles( 'other-plugin' );
		$page = '<html><head>' . ob_get_clean() . '</head><body><div class="gallery"></div></body></html>';

		self::assertStringContainsString( $css, $page );
		self::assertSame( $page, apply_filters( 'wp_template_enhancement_output_buffer', $page, $page ) );
	}
}
