<?php
/**
 * A page cache as WordPress has them: loaded before everything else where WP_CACHE is on, it hands out kept pages to
 * visitors. Only local sites have it, and it works for requests that name a copy in X-Test-Page-Cache, so that a test
 * has pages of its own.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

( static function (): void {
	$copy   = is_string( $_SERVER['HTTP_X_TEST_PAGE_CACHE'] ?? null ) ? $_SERVER['HTTP_X_TEST_PAGE_CACHE'] : '';
	$uri    = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '';
	$known  = preg_grep( '/^(wordpress_logged_in|comment_author|wp-postpass)/', array_map( strval( ... ), array_keys( $_COOKIE ) ) );
	$is_one = 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && ! str_contains( $uri, '?' ) && ! str_contains( $uri, '.php' );
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
