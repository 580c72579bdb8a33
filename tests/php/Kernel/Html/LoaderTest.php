<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Html;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Html\Loader;
use Vestibule\Tests\TestCase;
use WP_Script_Modules;

/** Data that the loader receives about the interactive parts of a page. */
final class LoaderTest extends TestCase {

	private string $folder = '';

	private ?WP_Script_Modules $before = null;

	protected function setUp(): void {
		parent::setUp();
		// WordPress prints a module only once per request, and other tests have printed some.
		$this->before                 = wp_script_modules();
		$GLOBALS['wp_script_modules'] = new WP_Script_Modules(); // phpcs:ignore WordPress -- its own name.

		$this->folder = get_temp_dir() . 'vestibule-islands-' . wp_generate_password( 8, false );
		mkdir( $this->folder . '/build/islands', 0777, true );
		file_put_contents( $this->folder . '/build/islands/assets.php', "<?php return array( 'lamp.js' => array( 'dependencies' => array( 'react', 'react-dom', 'react-jsx-runtime' ), 'version' => 'abc' ), 'candle.js' => array( 'dependencies' => array(), 'version' => 'def' ) );" );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_script_modules'] = $this->before; // phpcs:ignore WordPress -- its own name.
		foreach ( (array) glob( $this->folder . '/build/islands/*.php' ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $this->folder . '/build/islands' );
		rmdir( $this->folder . '/build' );
		rmdir( $this->folder );
		parent::tearDown();
	}

	public function test_the_loader_data_lists_libraries_in_loading_order_and_the_scripts_of_parts_on_the_page(): void {
		$loader = $this->loader();
		$loader->island( 'lamp' );
		$data  = $loader->data( array() );
		$urls  = is_array( $data['libs'] ?? null ) ? $data['libs'] : array();
		$names = array_map( static fn( mixed $url ): string => basename( (string) wp_parse_url( is_string( $url ) ? $url : '', PHP_URL_PATH ) ), $urls );

		$this->assertContains( 'react.min.js', $names );
		$this->assertLessThan( array_search( 'react-dom.min.js', $names, true ), array_search( 'react.min.js', $names, true ) );
		$this->assertSame( array( 'lamp' => 'https://example.org/build/islands/lamp.js?ver=abc' ), $data['islands'] ?? null );
		$this->assertSame( array(), preg_grep( '/polyfill/', $names ) );
	}

	public function test_the_loader_data_has_no_libraries_if_no_part_of_the_page_uses_them(): void {
		$loader = $this->loader();
		$loader->island( 'candle' );
		$this->assertSame( array( 'islands' => array( 'candle' => 'https://example.org/build/islands/candle.js?ver=def' ) ), $loader->data( array() ) );
	}

	public function test_the_loader_data_lists_all_parts_if_the_page_can_load_whole_posts_later(): void {
		$posts = '<div class="wp-block-query"><div class="entry-content wp-block-post-content"></div></div>';
		foreach ( array( array( true, $posts, 2 ), array( true, '<div class="wp-block-query"></div>', 0 ), array( false, $posts, 0 ) ) as [ $is_in_place, $html, $count ] ) {
			$loader = $this->loader();
			$this->assertSame( $html, $loader->noteLaterPosts( $html, array( 'attrs' => array( 'enhancedPagination' => $is_in_place ) ) ) );
			$islands = $loader->data( array() )['islands'] ?? array();
			$this->assertCount( $count, is_array( $islands ) ? $islands : array() );
		}
	}

	public function test_the_loader_data_lists_the_additional_scripts_that_a_part_needs(): void {
		file_put_contents( $this->folder . '/build/islands/chunks.php', "<?php return array( 'bulb' => array( 'chunks/glass.1.js', 'chunks/bulb.2.js' ), 'socket' => array( 'chunks/glass.1.js' ) );" );
		$loader = $this->loader();
		$loader->island( 'lamp', array( 'bulb', 'of-another-plugin' ) );
		$loader->island( 'lamp', array( 'bulb', 'socket' ) );
		$urls = 'https://example.org/build/islands/chunks/';
		$this->assertSame( array( 'lamp' => array( "{$urls}glass.1.js", "{$urls}bulb.2.js" ) ), $loader->data( array() )['soon'] ?? null );
		$this->assertArrayNotHasKey( 'soon', $this->loader()->data( array() ) );
	}

	public function test_the_loader_script_is_enqueued_only_if_an_interactive_part_was_printed(): void {
		$loader = $this->loader();
		$loader->register();
		$this->assertStringNotContainsString( 'modules/loader.js', $this->printed() );
		$loader->island( 'lamp' );
		$this->assertStringContainsString( 'modules/loader.js', $this->printed() );
	}

	public function test_the_loader_runs_before_the_module_that_reports_visible_islands_even_with_floating_buttons(): void {
		$loader = $this->loader();
		$loader->register();
		$loader->island( 'lamp' );
		$loader->startVisible();
		$loader->withFloats();
		preg_match_all( '~modules/([a-z-]+)\.js~', $this->printed(), $found );
		$this->assertSame( array( 'loader-floats', 'visible' ), array_values( array_unique( $found[1] ) ) );
	}

	private function loader(): Loader {
		add_filter( 'plugins_url', static fn ( string $url, string $path ): string => "https://example.org/{$path}", 10, 2 );
		return new Loader( new Assets( $this->folder . '/vestibule.php' ) );
	}

	/**
	 * Older WordPress versions print script modules in the head, after a block theme's blocks. Modules enqueued later
	 * are lost.
	 */
	private function printed(): string {
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		return (string) ob_get_clean();
	}
}
