<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Http;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Calendar\Busy\Address;
use Vestibule\Calendar\Busy\CalendarDownload;
use Vestibule\Calendar\Busy\CalendarStatusText;
use Vestibule\Kernel\Http\Pin;
use Vestibule\Kernel\Http\PinnedGet;
use Vestibule\Kernel\Http\PublicHost;
use Vestibule\Tests\Calendar\Busy\CalendarServer;
use Vestibule\Tests\TestCase;
use WP_Error;
use WpOrg\Requests\Requests;
use WpOrg\Requests\Transport\Fsockopen;

/** HTTP requests that are bound to the checked IP addresses of a hostname (docs/security.md). */
#[Group( 'mariadb' )]
final class PinTest extends TestCase {

	private CalendarServer $server;
	private string $url;

	protected function setUp(): void {
		parent::setUp();
		$this->server = new CalendarServer();
		$this->server->serve( 'file', 'x' );
		$this->url = str_replace( '127.0.0.1', 'localhost', $this->server->address ) . '/a.ics';
	}

	public function test_a_pinned_request_fails_if_curl_cannot_be_used(): void {
		$before = Requests::$transport;
		// Simulates curl without TLS.
		Requests::$transport[ serialize( array( 'ssl' => false ) ) ] = Fsockopen::class; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The key that WordPress's library has.
		try {
			self::assertSame( array( 'curl', 'curl' ), $this->codes() );
			self::assertSame( array(), $this->server->asked() );
			self::assertIsArray( ( new PinnedGet( $this->url, array(), 5, 1_000 ) )->send( array() ), 'Without pinned IP addresses, any transport can send the request.' );
			self::assertCount( 1, $this->server->asked() );
		} finally {
			Requests::$transport = $before;
		}
	}

	public function test_a_response_from_a_different_ip_address_than_the_pinned_one_is_rejected(): void {
		$pin = new Pin( $this->url, array( '127.0.0.1' ) );
		self::assertSame( 'curl', $this->code( $pin->during( static fn (): array => array( 'body' => 'x' ) ) ) );
		self::assertFalse( has_action( 'requests-fsockopen.before_request' ) );
		self::assertSame( array( 'body' => 'x' ), ( new Pin( $this->url, array() ) )->during( static fn (): array => array( 'body' => 'x' ) ) );
	}

	public function test_a_pinned_request_fails_if_a_proxy_would_resolve_the_hostname(): void {
		foreach ( array( 'WP_PROXY_HOST' => '127.0.0.1', 'WP_PROXY_PORT' => '9', 'WP_PROXY_BYPASS_HOSTS' => '*' ) as $name => $value ) {
			// Defined for the rest of the run. No other test sends requests through the proxy.
			defined( $name ) || define( $name, $value ); // phpcs:ignore WordPress.NamingConventions -- WordPress's own.
		}
		add_filter( 'pre_http_send_through_proxy', '__return_true' );
		self::assertSame( array( 'proxy', 'proxy' ), $this->codes() );
		self::assertSame( array(), $this->server->asked() );
		$fault = ( new CalendarDownload( new Address( new PublicHost( static fn (): array => array( '203.0.114.1' ) ) ) ) )->get( 'https://calendar.example.com/a.ics', array() )->fault;
		self::assertSame( 'proxy', $fault );
		self::assertStringContainsString( 'WP_PROXY_BYPASS_HOSTS', CalendarStatusText::fault( $fault ) );
	}

	/** @return list<string> Statuses of a GET and a POST request. */
	private function codes(): array {
		return array(
			$this->code( ( new PinnedGet( $this->url, array( '127.0.0.1' ), 5, 1_000 ) )->send( array() ) ),
			$this->code( ( new Pin( $this->url, array( '127.0.0.1' ) ) )->post( array(), 'x', 5, 1_000 ) ),
		);
	}

	/** @param array<string, mixed>|WP_Error $answer */
	private function code( array|WP_Error $answer ): string {
		return is_wp_error( $answer ) ? (string) $answer->get_error_code() : 'none';
	}
}
