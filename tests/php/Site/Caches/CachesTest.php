<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Caches;

use RuntimeException;
use Vestibule\Kernel\PageCache\PageCache;
use Vestibule\Kernel\PageCache\PageCaches;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\TestCase;

/** Purging page caches of other plugins with their functions, actions and objects. */
final class CachesTest extends TestCase {

	private const ALL = array(
		'Breeze',
		'Cache Enabler',
		'Cloudflare',
		'Hummingbird',
		'Jetpack Boost',
		'Kinsta',
		'LiteSpeed',
		'Nginx Helper',
		'Proxy Cache Purge',
		'SiteGround',
		'W3 Total Cache',
		'WP Engine',
		'WP Fastest Cache',
		'WP Rocket',
		'WP Super Cache',
		'WP-Optimize',
	);

	/** Caches that can't purge a single post. */
	private const WHOLE = array( 'Breeze', 'Kinsta' );

	public static function setUpBeforeClass(): void {
		require_once __DIR__ . '/support/fakes.php';
	}

	protected function setUp(): void {
		parent::setUp();
		update_option( 'permalink_structure', '/%postname%/' );
		global $wp_rewrite;
		$wp_rewrite->init();
		$this->listen( 'litespeed_purge_all', 'LiteSpeed', 'all' );
		$this->listen( 'litespeed_purge_post', 'LiteSpeed' );
		$this->listen( 'cache_enabler_clear_site_cache', 'Cache Enabler', 'all' );
		$this->listen( 'cache_enabler_clear_page_cache_by_post', 'Cache Enabler' );
		$this->listen( 'wphb_clear_page_cache', 'Hummingbird' );
		$this->listen( 'jetpack_boost_clear_page_cache_all', 'Jetpack Boost', 'all' );
		$this->listen( 'jetpack_boost_clear_page_cache_post', 'Jetpack Boost' );
		$this->listen( 'breeze_clear_all_cache', 'Breeze', 'all' );
		$this->listen( 'rt_nginx_helper_purge_all', 'Nginx Helper', 'all' );
		// Simulates what Proxy Cache Purge does on "init".
		$full   = (array) apply_filters( 'varnish_http_purge_events_full', array( 'switch_theme' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its own.
		$events = (array) apply_filters( 'varnish_http_purge_events', array( 'save_post' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its own.
		foreach ( array_filter( $events, is_string( ... ) ) as $event ) {
			if ( str_starts_with( $event, 'vestibule/' ) ) {
				$this->listen( $event, 'Proxy Cache Purge', in_array( $event, $full, true ) ? 'all' : null );
			}
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- The caches' own.
		$GLOBALS['nginx_purger']    = new class() {
			public function purge_url( string $url ): void {
				Purged::note( 'Nginx Helper', url_to_postid( $url ) );
			}
		};
		$GLOBALS['cloudflareHooks'] = new class() {
			public function purgeCacheByRelevantURLs( int $post ): void {
				Purged::note( 'Cloudflare', $post );
			}
			public function purgeCacheEverything(): void {
				Purged::note( 'Cloudflare', 'all' );
			}
		};
		$GLOBALS['kinsta_cache']    = (object) array(
			'kinsta_cache_purge' => new class() {
				public function purge_complete_caches(): void {
					Purged::note( 'Kinsta', 'all' );
				}
			},
		);
		// phpcs:enable
		Purged::take();
	}

	protected function tearDown(): void {
		unset( $GLOBALS['nginx_purger'], $GLOBALS['cloudflareHooks'], $GLOBALS['kinsta_cache'] );
		parent::tearDown();
	}

	public function test_all_page_caches_are_purged_completely_on_request(): void {
		do_action( 'vestibule/purge_pages' );
		self::assertSame( array_fill_keys( self::ALL, array( 'all' ) ), Purged::take() );
	}

	public function test_each_page_cache_purges_the_changed_pages_or_everything_if_it_cannot_purge_pages(): void {
		$posts = array( $this->page( 'One' ), $this->page( 'Two' ) );
		do_action( 'vestibule/purge_pages', $posts );
		$expected = array_fill_keys( self::ALL, $posts );
		foreach ( self::WHOLE as $cache ) {
			$expected[ $cache ] = array( 'all' );
		}
		self::assertSame( $expected, Purged::take() );
	}

	public function test_purging_a_page_fires_the_wordpress_action_for_cleaned_posts(): void {
		$heard = array();
		add_action(
			'clean_post_cache',
			static function ( int $post ) use ( &$heard ): void {
				$heard[] = $post;
			}
		);
		$post  = $this->page( 'One' );
		$heard = array();
		do_action( 'vestibule/purge_pages', array( $post ) );
		self::assertSame( array( $post ), $heard );
	}

	public function test_an_exception_in_one_page_cache_does_not_stop_the_others(): void {
		$fails = new class() implements PageCache {
			public function isActive(): bool {
				return true;
			}
			public function purgePosts( array $posts ): void {
				throw new RuntimeException( 'unreachable' );
			}
			public function purgeAll(): void {
				throw new RuntimeException( 'unreachable' );
			}
		};
		$after = new class() implements PageCache {
			public function isActive(): bool {
				return true;
			}
			public function purgePosts( array $posts ): void {}
			public function purgeAll(): void {
				Purged::note( 'another', 'all' );
			}
		};
		add_action(
			'vestibule/register_page_caches',
			static function ( PageCaches $caches ) use ( $fails, $after ): void {
				$caches->add( $fails );
				$caches->add( $after );
			}
		);
		$faults = new Faults();
		$faults->during( static fn () => do_action( 'vestibule/purge_pages', array() ) );
		self::assertSame( array( 'all' ), Purged::take()['another'] );
		self::assertSame( 'unreachable', $faults->announced[0][0]->getMessage() );
	}

	public function test_an_invalid_list_of_pages_purges_everything(): void {
		do_action( 'vestibule/purge_pages', 'all of them' );
		self::assertSame( array( 'all' ), Purged::take()['WP Rocket'] );
	}

	public function test_a_proxy_cache_without_its_plugin_is_not_active(): void {
		$with = count( ( new PageCaches() )->active() );
		remove_all_actions( 'vestibule/proxy_purge_all' );
		self::assertCount( $with - 1, ( new PageCaches() )->active() );
	}

	private function page( string $title ): int {
		return (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title ) );
	}

	/** @param int|string|null $what Argument of the call. Null for that of the action, or for everything. */
	private function listen( string $action, string $cache, int|string|null $what = null ): void {
		add_action( $action, static fn ( mixed $post = null ) => Purged::note( $cache, $what ?? ( is_int( $post ) ? $post : 'all' ) ) );
	}
}
