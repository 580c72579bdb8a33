<?php

declare(strict_types=1);

namespace Vestibule\Kernel\PageCache;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Page cache of a known plugin or hosting provider, purged through a function, an action or a method. */
final class KnownCache implements PageCache {

	private const PROXY_POST = 'vestibule/proxy_purge_post';
	private const PROXY_ALL  = 'vestibule/proxy_purge_all';

	/**
	 * @param Closure(): ?Closure  $all  Returns a callback that empties the cache; null if the cache is not active.
	 * @param ?Closure(): ?Closure $post Returns a callback that purges a post by its ID; null to empty the cache
	 * instead.
	 */
	private function __construct( private readonly Closure $all, private readonly ?Closure $post = null ) {}

	public function isActive(): bool {
		return null !== ( $this->all )();
	}

	public function purgePosts( array $posts ): void {
		$purge = null === $this->post ? null : ( $this->post )();
		if ( null === $purge ) {
			$this->purgeAll();
			return;
		}
		foreach ( $posts as $post ) {
			$purge( $post );
		}
	}

	public function purgeAll(): void {
		$purge = ( $this->all )();
		if ( null !== $purge ) {
			$purge();
		}
	}

	/** @return list<self> */
	public static function all(): array {
		return array(
			// WP Rocket.
			new self( self::named( 'rocket_clean_domain' ), self::named( 'rocket_clean_post' ) ),
			// W3 Total Cache.
			new self( self::named( 'w3tc_flush_posts' ), self::named( 'w3tc_flush_post' ) ),
			// WP Super Cache.
			new self( self::named( 'wp_cache_clear_cache' ), self::named( 'wpsc_delete_post_cache' ) ),
			// WP Fastest Cache.
			new self( self::named( 'wpfc_clear_all_cache' ), self::named( 'wpfc_clear_post_cache_by_id' ) ),
			// WP-Optimize.
			new self( self::named( 'wpo_cache_flush' ), self::named( 'WPO_Page_Cache::delete_single_post_cache' ) ),
			// LiteSpeed Cache.
			new self( self::action( 'litespeed_purge_all' ), self::action( 'litespeed_purge_post' ) ),
			// Cache Enabler.
			new self(
				self::action( 'cache_enabler_clear_site_cache' ),
				self::action( 'cache_enabler_clear_page_cache_by_post' )
			),
			// Hummingbird.
			new self( self::action( 'wphb_clear_page_cache' ), self::action( 'wphb_clear_page_cache' ) ),
			// Jetpack Boost.
			new self(
				self::action( 'jetpack_boost_clear_page_cache_all' ),
				self::action( 'jetpack_boost_clear_page_cache_post' )
			),
			// Breeze.
			new self( self::action( 'breeze_clear_all_cache' ) ),
			// Nginx Helper.
			new self(
				self::action( 'rt_nginx_helper_purge_all' ),
				self::byAddress( self::method( array( 'nginx_purger' ), 'purge_url' ) )
			),
			// Proxy Cache Purge.
			new self(
				static fn (): ?Closure =>
					has_action( self::PROXY_ALL ) ? static fn () => do_action( 'vestibule/proxy_purge_all' ) : null,
				static fn (): Closure => static fn ( int $post ) => do_action( 'vestibule/proxy_purge_post', $post )
			),
			// SiteGround: sg_cachepress_purge_cache() is the older function, for versions without the newer one.
			new self(
				static fn (): ?Closure =>
					self::named( 'sg_cachepress_purge_everything' )() ?? self::named( 'sg_cachepress_purge_cache' )(),
				self::byAddress( self::named( 'sg_cachepress_purge_cache' ) )
			),
			// Cloudflare.
			new self(
				self::method( array( 'cloudflareHooks' ), 'purgeCacheEverything' ),
				self::method( array( 'cloudflareHooks' ), 'purgeCacheByRelevantURLs' )
			),
			// Kinsta.
			new self( self::method( array( 'kinsta_cache', 'kinsta_cache_purge' ), 'purge_complete_caches' ) ),
			// WP Engine: without the second argument, only the first three purges of a request take effect.
			new self( self::wpEngine( ... ), self::wpEngine( ... ) ),
		);
	}

	/**
	 * Adds the plugin's actions to the action lists that Proxy Cache Purge listens to.
	 *
	 * @param mixed $actions Actions in the list so far.
	 * @param bool  $is_full Whether the actions empty the whole cache.
	 */
	public static function proxyActions( mixed $actions, bool $is_full ): mixed {
		return is_array( $actions )
			? array(
				...$actions,
				...( $is_full ? array( self::PROXY_ALL ) : array( self::PROXY_POST, self::PROXY_ALL ) ),
			)
			: $actions;
	}

	/**
	 * @param string $name Function such as `rocket_clean_domain`, or `Name::method`.
	 * @return Closure(): ?Closure
	 */
	private static function named( string $name ): Closure {
		return static fn (): ?Closure => is_callable( $name ) ? $name( ... ) : null;
	}

	/**
	 * @param non-empty-string $name
	 * @return Closure(): ?Closure
	 */
	private static function action( string $name ): Closure {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals, WordPress.NamingConventions.ValidHookName -- Hooks of other plugins.
		$fire = static fn ( int ...$post ) => do_action( $name, ...$post );
		return static fn (): ?Closure => has_action( $name ) ? $fire : null;
	}

	/**
	 * @param non-empty-list<string> $path Name of a global variable and of its properties.
	 * @return Closure(): ?Closure
	 */
	private static function method( array $path, string $name ): Closure {
		return static function () use ( $path, $name ): ?Closure {
			$object = $GLOBALS[ $path[0] ] ?? null;
			foreach ( array_slice( $path, 1 ) as $property ) {
				$object = is_object( $object ) ? $object->$property ?? null : null;
			}
			return is_object( $object ) && is_callable( array( $object, $name ) )
				? array( $object, $name )( ... )
				: null;
		};
	}

	/**
	 * @param Closure(): ?Closure $purge Returns a callback that purges a URL.
	 * @return Closure(): ?Closure
	 */
	private static function byAddress( Closure $purge ): Closure {
		return static function () use ( $purge ): ?Closure {
			$found = $purge();
			return null === $found ? null : static fn ( int $post ): mixed => $found( (string) get_permalink( $post ) );
		};
	}

	private static function wpEngine(): ?Closure {
		$purge = self::named( 'WpeCommon::purge_varnish_cache' )();
		return null === $purge ? null : static fn ( ?int $post = null ): mixed => $purge( $post, true );
	}
}
