<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Busy;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Calendar\Busy\Address;
use Vestibule\Calendar\Busy\CalendarDownload;
use Vestibule\Kernel\Http\Pin;
use Vestibule\Kernel\Http\PinnedGet;
use Vestibule\Kernel\Http\PublicHost;
use WP_Error;

/** Limits for the response and the redirects of an external calendar (docs/booking-hosts.md). */
#[Group( 'mariadb' )]
final class CalendarDownloadTest extends CalendarImportTestCase {

	public function test_the_download_of_an_endless_or_highly_compressed_calendar_file_is_cut_off(): void {
		foreach ( array( 'endless', 'bomb' ) as $mode ) {
			$this->server->serve( $mode );
			memory_reset_peak_usage();
			$before = memory_get_peak_usage();
			$get    = new PinnedGet( $this->url, array(), 10, 1_000_000 );
			$get->send( array() );
			self::assertSame( array( true, '' ), array( $get->isLarge(), $get->body() ) );
			// Without curl, only URLs allowed by a filter are read, and WordPress decompresses the response itself.
			self::assertLessThan( Pin::isPossible() ? 6_000_000 : 200_000_000, memory_get_peak_usage() - $before, $mode );
		}
	}

	public function test_a_compressed_calendar_file_is_decompressed(): void {
		$this->server->serve( 'packed', $this->file( '20261202T100000Z', '1' ) );
		$this->cron();
		self::assertSame( array( '09:00', '11:00' ), $this->free() );
	}

	public function test_a_calendar_is_downloaded_only_from_the_ip_address_that_was_checked(): void {
		$url = str_replace( '127.0.0.1', 'localhost', $this->url );
		if ( Pin::isPossible() ) {
			self::assertIsArray( ( new PinnedGet( $url, array( '127.0.0.1' ), 5, 1_000_000 ) )->send( array() ) );
			self::assertInstanceOf( WP_Error::class, ( new PinnedGet( $url, array( '127.0.0.2' ), 5, 1_000_000 ) )->send( array() ) );
		}
		$public = new CalendarDownload( new Address( new PublicHost( static fn (): array => array( '203.0.114.1' ) ) ) );
		$fault  = $public->get( 'https://calendar.example.com/a.ics', array() )->fault;
		self::assertStringStartsWith( Pin::isPossible() ? 'network:' : 'curl', $fault );
	}

	/** @return iterable<string, array{string}> */
	public static function elsewhere(): iterable {
		yield 'the server itself' => array( 'http://127.0.0.1/x.ics' );
		yield 'the server itself over HTTPS' => array( 'https://127.0.0.1/x.ics' );
		yield 'the metadata service of a cloud' => array( 'http://169.254.169.254/latest/meta-data/' );
		yield 'a file URL' => array( 'file:///etc/passwd' );
		yield 'another protocol' => array( 'gopher://127.0.0.1:25/_HELO' );
		yield 'a URL of the server itself without a scheme' => array( '//127.0.0.1/secret' );
		yield 'another path of the same site' => array( '/secret' );
		yield 'a URL with a password' => array( 'https://user:secret@example.com/x.ics' );
	}

	#[DataProvider( 'elsewhere' )]
	public function test_a_calendar_redirect_to_the_local_network_is_not_followed( string $to ): void {
		$this->server->serve( 'file', '', 302, array( 'location' => $to ) );
		$this->cron();
		self::assertSame( array( '/calendar.ics' ), array_column( $this->server->asked(), 'path' ) );
		self::assertSame( 'failed', $this->state()['status'] );
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free() );
	}
}
