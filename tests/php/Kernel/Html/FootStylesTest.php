<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Html;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Assets\FootStyles;
use Vestibule\Tests\TestCase;
use WP_Styles;

/** Stylesheets of elements that are not visible at first, printed at the end of the body. */
final class FootStylesTest extends TestCase {

	private WP_Styles $before;

	private int $footers;

	protected function setUp(): void {
		parent::setUp();
		$this->before         = wp_styles();
		$this->footers        = did_action( 'wp_footer' );
		$GLOBALS['wp_styles'] = new WP_Styles();
		wp_styles()->queue    = array();
		remove_all_actions( 'wp_footer' );
		self::fired( 0 );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_styles'] = $this->before;
		self::fired( $this->footers );
		parent::tearDown();
	}

	/** Sets how often the footer was printed. */
	private static function fired( int $footers ): void {
		global $wp_actions;
		/** @var array<string, int> $actions */
		$actions    = $wp_actions;
		$wp_actions = array( 'wp_footer' => $footers ) + $actions; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back after each test.
	}

	public function test_the_footer_stylesheet_of_a_block_is_enqueued_only_in_the_footer(): void {
		$this->foot()->block( 'chat' );
		self::assertFalse( wp_style_is( 'vestibule-chat-foot' ) );

		do_action( 'wp_footer' );

		self::assertTrue( wp_style_is( 'vestibule-chat-foot' ) );
		self::assertFileExists( self::path( 'vestibule-chat-foot' ) );
	}

	public function test_small_footer_stylesheets_are_printed_inline(): void {
		$this->foot()->module( 'menu-open' );
		add_action( 'wp_footer', 'wp_maybe_inline_styles', 1 );
		ob_start();
		do_action( 'wp_footer' );
		print_late_styles();
		$html = (string) ob_get_clean();

		self::assertMatchesRegularExpression( '/<style id=.vestibule-menu-open-inline-css/', $html );
		self::assertStringNotContainsString( '<link', $html );
	}

	public function test_a_shared_stylesheet_that_was_printed_in_the_head_is_not_printed_again(): void {
		$handle = 'vestibule-chat-editor-style';
		wp_register_style( $handle, 'https://example.com/account.css', array(), '1' );
		wp_enqueue_style( $handle );
		ob_start();
		wp_styles()->do_items();
		$this->foot()->shared( $handle, 'blocks/chat/account.css' );
		do_action( 'wp_footer' );
		print_late_styles();
		self::assertSame( 1, substr_count( (string) ob_get_clean(), 'account.css' ) );
	}

	public function test_a_stylesheet_requested_while_the_footer_is_printed_is_enqueued(): void {
		$foot = $this->foot();
		do_action( 'wp_footer' );
		$foot->module( 'floats' );
		self::assertTrue( wp_style_is( 'vestibule-floats' ) );
	}

	public function test_blocks_that_float_or_are_closed_enqueue_no_stylesheet_in_the_head(): void {
		do_blocks( '<!-- wp:vestibule/scroll-top /--><!-- wp:vestibule/modal {"label":"Ways here"} --><!-- /wp:vestibule/modal -->' );
		self::assertFalse( wp_style_is( 'vestibule-scroll-top-style' ) );
		self::assertFalse( wp_style_is( 'vestibule-scroll-top-foot' ) );
		self::assertFalse( wp_style_is( 'vestibule-modal-foot' ) );
	}

	private function foot(): FootStyles {
		return new FootStyles( new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) );
	}

	private static function path( string $handle ): string {
		$path = wp_styles()->get_data( $handle, 'path' );
		return is_string( $path ) ? $path : '';
	}
}
