<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use Vestibule\Site\Blocks\BlocksModule;
use Vestibule\Site\Performance\PerformanceModule;
use Vestibule\Services;
use Vestibule\Tests\TestCase;

/** How many bytes of style sheets are printed into a page, and that WordPress can print ours. */
final class InlineStylesTest extends TestCase {

	private const WORDPRESS = 40_000;

	public function test_wordpress_decides_until_the_owner_asks_for_more(): void {
		$this->switched( false );
		self::assertSame( self::WORDPRESS, apply_filters( 'styles_inline_size_limit', self::WORDPRESS ) );
	}

	public function test_more_is_printed_where_the_owner_wants_it(): void {
		$this->switched( true );
		self::assertSame( 100_000, apply_filters( 'styles_inline_size_limit', self::WORDPRESS ) );
		self::assertSame( 150_000, apply_filters( 'styles_inline_size_limit', 150_000 ) );
	}

	public function test_other_plugins_have_the_last_word(): void {
		$this->switched( true );
		add_filter( 'styles_inline_size_limit', '__return_zero' );
		self::assertSame( 0, apply_filters( 'styles_inline_size_limit', self::WORDPRESS ) );
	}

	public function test_wordpress_can_print_each_sheet_of_ours_that_pages_load(): void {
		$services = new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' );
		( new BlocksModule( $services ) )->registerAssets();
		$sheets = array_keys( $services->assets->ofBlocks( 'styles' ) );
		$linked = array();
		foreach ( $sheets as $handle ) {
			$path   = wp_styles()->get_data( $handle, 'path' );
			$linked = is_string( $path ) && is_readable( $path ) ? $linked : array( ...$linked, $handle );
		}
		self::assertContains( 'vestibule-form-style', $sheets );
		self::assertSame( array(), $linked );
	}

	/** As a request has it that begins now, in a theme that does not care; Portico raises the limit as well. */
	private function switched( bool $is_on ): void {
		update_option( PerformanceModule::OPTION, array( 'printsStyles' => $is_on ) );
		remove_all_filters( 'styles_inline_size_limit' );
		( new PerformanceModule( new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) )->register();
	}
}
