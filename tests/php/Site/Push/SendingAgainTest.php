<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Push;

use PHPUnit\Framework\Attributes\DataProvider;

/** Retries of push messages (docs/push.md). */
final class SendingAgainTest extends SendingTestCase {

	public function test_a_failing_push_service_is_retried_three_times_at_growing_intervals(): void {
		$this->answers = array( '/ill' => array( 503, array() ) );
		$this->keep( 'ill', 'well' );
		$this->publish();
		$waits = array();
		for ( $turn = 0; $turn < 6; $turn++ ) {
			$this->runs();
			foreach ( $this->planned() as $at ) {
				$waits[] = (int) round( ( $at - time() ) / 60 );
			}
		}
		self::assertSame( array( 1, 4, 16 ), $waits );
		self::assertSame( array( '/ill', '/well', '/ill', '/ill', '/ill' ), $this->called );
		self::assertSame( array( 'sent' => '1', 'gone' => '0', 'failed' => '1', 'waiting' => '0' ), $this->counted() );
		self::assertCount( 2, $this->endpoints() );
	}

	/** @return iterable<string, array{string, int|null}> */
	public static function pauses(): iterable {
		yield 'a number of seconds' => array( '600', 600 );
		yield 'a pause shorter than the minimum' => array( '3', 60 );
		yield 'a date' => array( 'a date', 1800 );
		yield 'a text that is not a time' => array( 'soon', 60 );
		yield 'a pause longer than the lifetime of a message' => array( '90000', null );
		yield 'a negative number' => array( '-5', 60 );
	}

	#[DataProvider( 'pauses' )]
	public function test_a_failing_push_service_is_retried_after_the_pause_it_requests( string $after, ?int $wait ): void {
		$after         = 'a date' === $after ? gmdate( 'D, d M Y H:i:s', time() + 1800 ) . ' GMT' : $after;
		$this->answers = array( '/first' => array( 429, array( 'retry-after' => $after ) ), '/second' => array( 429, array( 'retry-after' => $after ) ) );
		$this->keep( 'first', 'second' );
		$this->keepAt( 'https://other.example/third' );
		$this->publish();
		$this->runs();
		$planned = $this->planned();
		self::assertCount( null === $wait ? 0 : 1, $planned );
		self::assertContains( '/third', $this->called );
		if ( null === $wait ) {
			self::assertSame( '2', $this->counted()['failed'] );
			return;
		}
		self::assertEqualsWithDelta( time() + $wait, $planned[0], 5 );
		// If the service requests a pause, no request for the next browser is sent.
		self::assertCount( 1 === preg_match( '/^\d|GMT$/', $after ) ? 2 : 3, $this->called );
		self::assertSame( array( 'sent' => '1', 'gone' => '0', 'failed' => '0', 'waiting' => '2' ), $this->counted() );
		$this->answers = array();
		$this->runs();
		self::assertSame( array( 'sent' => '3', 'gone' => '0', 'failed' => '0', 'waiting' => '0' ), $this->counted() );
	}
}
