<?php
/** Documented functions and classes of page caches that cannot be installed here. Each one records its calls. */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions, Squiz.Classes, Generic.Files, Universal.Files -- The names are those of the caches.

use Vestibule\Tests\Site\Caches\Purged;

function rocket_clean_domain(): void {
	Purged::note( 'WP Rocket', 'all' );
}

function rocket_clean_post( int $post ): void {
	Purged::note( 'WP Rocket', $post );
}

function w3tc_flush_posts(): void {
	Purged::note( 'W3 Total Cache', 'all' );
}

function w3tc_flush_post( int $post ): void {
	Purged::note( 'W3 Total Cache', $post );
}

function wp_cache_clear_cache(): void {
	Purged::note( 'WP Super Cache', 'all' );
}

function wpsc_delete_post_cache( int $post ): void {
	Purged::note( 'WP Super Cache', $post );
}

function wpfc_clear_all_cache(): void {
	Purged::note( 'WP Fastest Cache', 'all' );
}

function wpfc_clear_post_cache_by_id( int $post ): void {
	Purged::note( 'WP Fastest Cache', $post );
}

function wpo_cache_flush(): void {
	Purged::note( 'WP-Optimize', 'all' );
}

function sg_cachepress_purge_cache( string|false $url = false ): void {
	Purged::note( 'SiteGround', false === $url ? 'home' : url_to_postid( $url ) );
}

function sg_cachepress_purge_everything(): void {
	Purged::note( 'SiteGround', 'all' );
}

final class WPO_Page_Cache {
	public static function delete_single_post_cache( int $post ): void {
		Purged::note( 'WP-Optimize', $post );
	}
}

final class WpeCommon {
	public static function purge_varnish_cache( ?int $post = null, bool $force = false ): void {
		Purged::note( 'WP Engine', $force ? $post ?? 'all' : 'skipped' );
	}
}
