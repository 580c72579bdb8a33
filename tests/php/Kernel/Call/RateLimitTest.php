<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Call;

use DateTimeImmutable;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Tests\Kernel\Database\Storage;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\TestCase;

final class RateLimitTest extends TestCase {
	private Storage $storage;
	private RateLimit $rates;

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'vestibule/rate_limit' );
		$this->storage = new Storage();
		$this->rates   = new RateLimit( $this->storage->database, new Clock() );
		$this->at( '2026-12-01T09:00:10Z' );
	}

	public function test_requests_are_allowed_up_to_the_rate_limit(): void {
		self::assertSame( 'yyynn', $this->asks( 5 ) );
	}

	public function test_the_next_window_of_a_rate_limit_starts_at_zero(): void {
		$this->asks( 5 );
		self::assertSame( 50, $this->rates->retryAfter( 60 ) );
		$this->at( '2026-12-01T09:00:59Z' );
		self::assertSame( array( 'n', 1 ), array( $this->asks( 1 ), $this->rates->retryAfter( 60 ) ) );
		$this->at( '2026-12-01T09:01:00Z' );
		self::assertSame( array( 'y', 60 ), array( $this->asks( 1 ), $this->rates->retryAfter( 60 ) ) );
	}

	public function test_rate_limits_count_each_ip_address_and_action_separately(): void {
		$this->asks( 5 );
		self::assertTrue( $this->rates->allows( 'this', '5.6.7.8', 3, 60 ) );
		self::assertTrue( $this->rates->allows( 'that', '1.2.3.4', 3, 60 ) );
	}

	public function test_a_filter_can_change_or_disable_a_rate_limit(): void {
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'this' === $what ? 1 : $limit, 10, 2 );
		self::assertSame( 'yn', $this->asks( 2 ) );
		add_filter( 'vestibule/rate_limit', '__return_zero', 20 );
		self::assertSame( 'yyyy', $this->asks( 4 ) );
	}

	public function test_the_rate_limit_does_not_store_the_ip_address(): void {
		$this->asks( 1 );
		$rows = (string) wp_json_encode( $this->storage->database->rows( "SELECT * FROM {$this->storage->tables->named( 'rates' )}" ) );
		self::assertStringNotContainsString( '1.2.3.4', $rows );
		self::assertStringNotContainsString( hash( 'sha256', '1.2.3.4' ), $rows );
	}

	public function test_requests_are_allowed_if_the_database_cannot_count_them(): void {
		global $wpdb;
		$prefix = $wpdb->set_prefix( 'nowhere_' );
		try {
			$faults = new Faults();
			self::assertSame( 'yyyyy', $faults->during( fn (): string => $this->asks( 5 ) ) );
			self::assertCount( 1, $faults->lines() );
		} finally {
			$wpdb->set_prefix( (string) $prefix );
		}
	}

	private function asks( int $times ): string {
		$answers = '';
		for ( $time = 0; $time < $times; $time++ ) {
			$answers .= $this->rates->allows( 'this', '1.2.3.4', 3, 60 ) ? 'y' : 'n';
		}
		return $answers;
	}

	private function at( string $now ): void {
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( $now ) );
	}
}
