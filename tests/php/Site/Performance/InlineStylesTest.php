<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use Vestibule\Site\Blocks\BlockTypes;
use Vestibule\Site\Performance\PageSpeed;
use Vestibule\Site\Performance\SpeedSettings;
use Vestibule\Services;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Size limit for inline styles. */
final class InlineStylesTest extends TestCase {

	private const WORDPRESS = 40_000;

	public function test_the_wordpress_limit_for_inline_styles_is_kept_by_default(): void {
		$this->switched( false );
		self::assertSame( self::WORDPRESS, apply_filters( 'styles_inline_size_limit', self::WORDPRESS ) );
	}

	public function test_the_setting_raises_the_inline_style_limit_but_never_lowers_it(): void {
		$this->switched( true );
		self::assertSame( 100_000, apply_filters( 'styles_inline_size_limit', self::WORDPRESS ) );
		self::assertSame( 150_000, apply_filters( 'styles_inline_size_limit', 150_000 ) );
	}

	public function test_another_plugin_can_override_the_inline_style_limit(): void {
		$this->switched( true );
		add_filter( 'styles_inline_size_limit', '__return_zero' );
		self::assertSame( 0, apply_filters( 'styles_inline_size_limit', self::WORDPRESS ) );
	}

	public function test_all_block_stylesheets_have_a_path_so_that_wordpress_can_print_them_inline(): void {
		$services = new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' );
		( new BlockTypes( $services->assets ) )->registerAssets();
		$sheets = array_keys( $services->assets->ofBlocks( 'styles' ) );
		$linked = array();
		foreach ( $sheets as $handle ) {
			$path   = wp_styles()->get_data( $handle, 'path' );
			$linked = is_string( $path ) && is_readable( $path ) ? $linked : array( ...$linked, $handle );
		}
		self::assertContains( 'vestibule-form-style', $sheets );
		self::assertSame( array(), $linked );
	}

	/** Simulates a new request with a theme that does not change the limit. Portico raises it, too. */
	private function switched( bool $is_on ): void {
		update_option( SpeedSettings::OPTION, array( 'printsStyles' => $is_on ) );
		remove_all_filters( 'styles_inline_size_limit' );
		add_filter( 'styles_inline_size_limit', Wired::of( PageSpeed::class )->limitInlineStyles( ... ), 5 );
	}
}
