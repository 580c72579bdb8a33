<?php

declare(strict_types=1);

namespace Vestibule\Tests\Ajax;

use Closure;
use RuntimeException;
use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Dispatcher;
use Vestibule\Ajax\Request;
use Vestibule\Contracts\StorageFault;
use Vestibule\Tests\Storage\Storage;
use Vestibule\Tests\TestCase;

final class DispatcherTest extends TestCase {

	public function test_the_answer_of_the_call_is_passed_on(): void {
		self::assertSame( 200, $this->post( static fn (): Answer => Answer::success( array() ) )->status );
	}

	public function test_another_method_is_refused_with_the_ones_that_work(): void {
		$answer = $this->dispatch( new PostingCall( static fn (): Answer => Answer::success( array() ) ), new Request( 'GET', array(), array(), array(), '' ) );
		self::assertSame( array( 405, 'POST' ), array( $answer->status, $answer->headers['Allow'] ) );
		$answer = $this->dispatch( new ReadingCall(), new Request( 'POST', array(), array( 'x' => '1' ), array(), '' ) );
		self::assertSame( array( 405, 'GET, HEAD' ), array( $answer->status, $answer->headers['Allow'] ) );
		self::assertSame( 200, $this->dispatch( new ReadingCall(), new Request( 'HEAD', array(), array(), array(), '' ) )->status );
	}

	public function test_a_body_that_php_dropped_for_its_size_is_told_so(): void {
		$limit   = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		$request = new Request( 'POST', array(), array(), array(), '', $limit + 1 );
		self::assertSame( 413, $this->dispatch( new PostingCall( static fn (): Answer => Answer::success( array() ) ), $request )->status );
	}

	public function test_a_database_that_fails_is_said_to_be_temporary(): void {
		$answer = $this->post( static fn (): never => throw new StorageFault( 'secret table' ) );
		self::assertSame( array( 503, '5' ), array( $answer->status, $answer->headers['Retry-After'] ) );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $answer->body ) );
	}

	public function test_what_wordpress_says_when_it_dies_becomes_an_answer(): void {
		self::assertSame( 503, $this->post( static fn () => wp_die( 'Error establishing a database connection' ) )->status );
	}

	public function test_anything_else_is_answered_calmly(): void {
		$answer = $this->post( static fn (): never => throw new RuntimeException( 'secret path' ) );
		self::assertSame( 500, $answer->status );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $answer->body ) );
	}

	private function post( Closure $answer ): Answer {
		$before = ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- The log is what is looked at.
		try {
			return $this->dispatch( new PostingCall( $answer ), new Request( 'POST', array(), array( 'x' => '1' ), array(), '' ) );
		} finally {
			ini_set( 'error_log', (string) $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- The log is what is looked at.
		}
	}

	private function dispatch( PostingCall|ReadingCall $call, Request $request ): Answer {
		return ( new Dispatcher( ( new Storage() )->connection ) )->answer( $call, $request );
	}
}
