<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Start;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Start\FirstVisit;

/** Redirect to "Get started" after the activation, and links in the list of plugins (docs/form-editor.md). */
final class FirstVisitTest extends TestCase {

	private const ACTIVATED = 'https://example.org/wp-admin/plugins.php?activate=true&plugin_status=all&paged=1&s=';

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['pagenow'] = 'plugins.php';
		$_GET['action'] = 'activate';
		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'plugins' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$GLOBALS['pagenow'] = 'index.php';
		parent::tearDown();
	}

	private function activate( bool $network = false ): void {
		// phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores -- WordPress's own name of it.
		do_action( 'activate_vestibule/vestibule.php', $network );
	}

	private function location( string $wanted = self::ACTIVATED ): string {
		$location = apply_filters( 'wp_redirect', $wanted, 302 );
		self::assertIsString( $location );
		return $location;
	}

	public function test_activating_the_plugin_redirects_once_to_the_get_started_screen(): void {
		$this->activate();
		self::assertSame( '/wp-admin/plugins.php?error=true', $this->location( '/wp-admin/plugins.php?error=true' ), 'The redirect after an error is not changed.' );
		self::assertSame( FirstVisit::address(), $this->location() );
		remove_all_filters( 'wp_redirect' );
		$this->activate();
		self::assertSame( self::ACTIVATED, $this->location() );
	}

	/** @return iterable<string, array{callable(): void}> */
	public static function others(): iterable {
		yield 'several plugins at once' => array( self::having( '_GET', array( 'action' => 'activate-selected' ) ) );
		yield 'another screen' => array( self::having( 'pagenow', 'update.php' ) );
		yield 'an AJAX request' => array( self::answering( 'wp_doing_ajax' ) );
		yield 'a cron run' => array( self::answering( 'wp_doing_cron' ) );
		yield 'a public page' => array( static fn () => set_current_screen( 'front' ) );
		yield 'the network admin' => array( static fn () => set_current_screen( 'plugins-network' ) );
		yield 'a user who may not change settings' => array(
			static function (): void {
				wp_set_current_user( 0 );
			},
		);
		yield 'a site that is already set up' => array(
			static function (): void {
				update_option( 'vestibule_consent', array( 'isShown' => false ) );
			},
		);
	}

	/** @return Closure(): void */
	private static function having( string $name, mixed $value ): Closure {
		return static function () use ( $name, $value ): void {
			$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own names.
		};
	}

	/** @return Closure(): void */
	private static function answering( string $filter ): Closure {
		return static function () use ( $filter ): void {
			add_filter( $filter, '__return_true' );
		};
	}

	/** @param callable(): void $state */
	#[DataProvider( 'others' )]
	public function test_activating_the_plugin_redirects_neither_in_bulk_or_background_requests_nor_on_a_site_already_set_up( callable $state ): void {
		$state();
		$this->activate();
		self::assertSame( self::ACTIVATED, $this->location() );
		self::assertFalse( get_option( FirstVisit::OPTION ) );
	}

	public function test_activating_the_plugin_for_a_network_does_not_redirect(): void {
		$this->activate( true );
		self::assertSame( self::ACTIVATED, $this->location() );
	}

	public function test_the_plugin_list_links_to_the_settings_and_at_first_also_to_the_get_started_screen(): void {
		$links = static function (): string {
			// phpcs:ignore WordPress.NamingConventions.ValidHookName.UseUnderscores -- WordPress's own name of it.
			$links = apply_filters( 'plugin_action_links_vestibule/vestibule.php', array( 'deactivate' => '<a>Deactivate</a>' ) );
			self::assertIsArray( $links );
			return wp_strip_all_tags( implode( ' | ', array_filter( $links, is_string( ... ) ) ) );
		};
		self::assertSame( 'Get started | Settings | Deactivate', $links() );
		wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Contact', 'post_status' => 'draft', 'post_content' => '<!-- wp:vestibule/form {"ref":4} /-->' ) );
		self::assertSame( 'Settings | Deactivate', $links() );
		wp_set_current_user( 0 );
		self::assertSame( 'Deactivate', $links() );
	}
}
