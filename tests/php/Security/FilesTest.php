<?php

declare(strict_types=1);

namespace Vestibule\Tests\Security;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Rest\RestFile;
use Vestibule\Tests\Inbox\EntriesTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** File responses of REST routes, sent only after their permission callback has succeeded (security row 2). */
final class FilesTest extends EntriesTestCase {

	/** @return iterable<string, array{string, string}> Method and route. */
	public static function routes(): iterable {
		yield 'entries' => array( 'POST', '/vestibule/v1/entries/export' );
		yield 'bookings' => array( 'POST', '/vestibule/v1/bookings/export' );
		yield 'consent receipts' => array( 'GET', '/vestibule/v1/consent-receipts/export' );
	}

	#[DataProvider( 'routes' )]
	public function test_a_rejected_export_sends_no_file_even_if_the_envelope_parameter_is_set( string $method, string $route ): void {
		$id = $this->entry();
		foreach ( array( '', 'subscriber' ) as $role ) {
			'' === $role ? wp_set_current_user( 0 ) : $this->signIn( $role );
			foreach ( array( $method, 'GET', 'POST', 'HEAD' ) as $asked ) {
				$request = new WP_REST_Request( $asked, $route );
				$request->set_query_params( array( 'ids' => array( $id ), 'format' => 'csv', 'columns' => array( 'id', 'other' ), '_envelope' => '1' ) );
				$answer = rest_get_server()->dispatch( $request );
				self::assertGreaterThanOrEqual( 401, $answer->get_status() );
				$packed = rest_get_server()->envelope_response( $answer, false );
				self::assertSame( 200, $packed->get_status() );
				self::assertSame( array( false, '' ), $this->served( $packed, $request ), "{$asked} {$role}" );
			}
			$request = new WP_REST_Request( 'OPTIONS', $route );
			$request->set_query_params( array( 'ids' => array( $id ), 'format' => 'csv' ) );
			$about = rest_handle_options_request( null, rest_get_server(), $request );
			self::assertInstanceOf( WP_REST_Response::class, $about );
			self::assertSame( array( false, '' ), $this->served( $about, $request ) );
		}
	}

	#[DataProvider( 'routes' )]
	public function test_a_permitted_export_sends_its_file_exactly_once( string $method, string $route ): void {
		$this->entry();
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( $method, $route );
		$answer  = rest_get_server()->dispatch( $request );
		self::assertInstanceOf( RestFile::class, $answer );
		[ $is_served, $text ] = $this->served( $answer, $request );
		self::assertTrue( $is_served );
		self::assertStringStartsWith( "\u{FEFF}\"", $text );
		self::assertSame( 1, substr_count( $text, "\u{FEFF}" ) );
		$request->set_method( 'HEAD' );
		self::assertSame( array( true, '' ), $this->served( $answer, $request ) );
	}

	/** @return array{mixed, string} Whether the response was sent as a file, and its content. */
	private function served( WP_REST_Response $answer, WP_REST_Request $request ): array {
		ob_start();
		$is_served = apply_filters( 'rest_pre_serve_request', false, $answer, $request, rest_get_server() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return array( $is_served, (string) ob_get_clean() );
	}
}
