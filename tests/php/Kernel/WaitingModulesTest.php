<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel;

use Closure;
use ReflectionFunction;
use Vestibule\Module;
use Vestibule\Plugin;
use Vestibule\Tests\TestCase;

/** Modules that are registered late by a hook. They must not use hooks that fire earlier. */
final class WaitingModulesTest extends TestCase {

	/** Hooks that WordPress fires only in wp-admin, after admin_init. */
	private const IN_ADMIN = '~^(?:admin_menu|admin_notices|admin_print|load-|manage_|plugin_action_links_|option_page_capability_)~';

	/** Hooks that WordPress fires only on screens with a menu, after admin_menu. */
	private const WITH_MENU = '~^(?:parent_file|submenu_file|admin_notices|admin_enqueue_scripts)$~';

	/** Hooks that WordPress fires only for REST requests, after rest_api_init. */
	private const IN_REST = '~^rest_(?:pre_insert_|prepare_|request_after_callbacks$)~';

	/** Hooks that WordPress fires while it prints a page, after the first block or the head. */
	private const ON_PAGES = '~^(?:render_block|wp_head$|wp_enqueue_scripts$|wp_footer$|enqueue_block_editor_assets$|the_content$)~';

	public function test_a_late_module_uses_no_hook_that_fires_before_its_own(): void {
		global $wp_filter;
		$wp_filter = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back after the test.
		( new Plugin( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) )->register();
		$modules = self::waiting( $wp_filter );
		self::assertGreaterThan( 10, count( $modules ) );
		foreach ( $modules as list( $hooks, $make ) ) {
			$wp_filter = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
			$module    = $make();
			$module->register();
			$before = array_filter( array_diff( array_keys( $wp_filter ), $hooks ), static fn ( string $hook ): bool => ! self::comesLater( $hook, $hooks ) );
			self::assertSame( array(), array_values( $before ), $module::class );
		}
	}

	/**
	 * @param array<string, \WP_Hook> $filters
	 * @return list<array{list<string>, Closure(): Module}> Hooks of each module, and the function that creates it.
	 */
	private static function waiting( array $filters ): array {
		$found = array();
		foreach ( $filters as $hook ) {
			foreach ( $hook->callbacks[ PHP_INT_MIN ] ?? array() as $callback ) {
				$wake = $callback['function'];
				$own  = $wake instanceof Closure ? ( new ReflectionFunction( $wake ) )->getStaticVariables() : array();
				if ( $wake instanceof Closure && isset( $own['hooks'], $own['module'] ) ) {
					$found[ spl_object_id( $wake ) ] = array( $own['hooks'], $own['module'] );
				}
			}
		}
		/** @var array<int, array{list<string>, Closure(): Module}> $found In the format of Plugin. */
		return array_values( $found );
	}

	/** @param list<string> $hooks Hooks of the module. */
	private static function comesLater( string $hook, array $hooks ): bool {
		$is_in_blocks = array() !== preg_grep( '~^vestibule_needs_~', $hooks );
		return ( in_array( 'admin_init', $hooks, true ) && 1 === preg_match( self::IN_ADMIN, $hook ) )
			|| ( in_array( 'admin_menu', $hooks, true ) && 1 === preg_match( self::WITH_MENU, $hook ) )
			|| ( in_array( 'rest_api_init', $hooks, true ) && 1 === preg_match( self::IN_REST, $hook ) )
			|| ( ( $is_in_blocks || in_array( 'get_the_excerpt', $hooks, true ) ) && 1 === preg_match( self::ON_PAGES, $hook ) );
	}
}
