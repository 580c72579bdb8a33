<?php
/**
 * Page cache for local sites, like those of caching plugins. WordPress loads it first if WP_CACHE is on. Only serves
 * requests with the header X-Test-Page-Cache. Its value names a separate cache, so that each test has its own pages.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

( static function (): void {
	$copy   = is_string( $_SERVER['HTTP_X_TEST_PAGE_CACHE'] ?? null ) ? $_SERVER['HTTP_X_TEST_PAGE_CACHE'] : '';
	$uri    = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '';
	$known  = preg_grep(
		'/^(wordpress_logged_in|comment_author|wp-postpass)/',
		array_map( strval( ... ), array_keys( $_COOKIE ) )
	);
	$is_one = 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' )
		&& ! str_contains( $uri, '?' )
		&& ! str_contains( $uri, '.php' );
	if ( '' === $copy || ! $is_one || array() !== $known ) {
		return;
	}
	$folder = WP_CONTENT_DIR . '/cache/test-pages';
	$file   = $folder . '/' . md5( "{$copy} {$uri}" ) . '.html';
	if ( is_file( $file ) ) {
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'X-Cache-Status: HIT' );
		readfile( $file );
		exit;
	}
	ob_start(
		static function ( string $page ) use ( $folder, $file ): string {
			if ( 200 === http_response_code() && ! defined( 'DONOTCACHEPAGE' ) && str_contains( $page, '</html>' ) ) {
				if ( ! is_dir( $folder ) ) {
					mkdir( $folder, 0777, true );
				}
				file_put_contents( $file, $page . "\n<!-- Cached page for tests -->", LOCK_EX );
			}
			return $page;
		}
	);
} )();
