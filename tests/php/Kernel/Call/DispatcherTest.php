<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Call;

use Closure;
use Error;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\TestCase;

final class DispatcherTest extends TestCase {
	private Faults $faults;

	protected function setUp(): void {
		parent::setUp();
		$this->faults = new Faults();
	}

	public function test_the_response_of_an_ajax_action_is_returned(): void {
		self::assertSame( 200, $this->post( static fn (): Answer => Answer::success( array() ) )->status );
	}

	public function test_a_request_with_a_wrong_method_fails_with_405_and_lists_the_allowed_methods(): void {
		$answer = $this->dispatch( new PostingCall( static fn (): Answer => Answer::success( array() ) ), new Request( 'GET', array(), array(), array(), '' ) );
		self::assertSame( array( 405, 'POST' ), array( $answer->status, $answer->headers['Allow'] ) );
		$answer = $this->dispatch( new ReadingCall(), new Request( 'POST', array(), array( 'x' => '1' ), array(), '' ) );
		self::assertSame( array( 405, 'GET, HEAD' ), array( $answer->status, $answer->headers['Allow'] ) );
		self::assertSame( 200, $this->dispatch( new ReadingCall(), new Request( 'HEAD', array(), array(), array(), '' ) )->status );
	}

	public function test_a_request_whose_body_php_dropped_because_of_its_size_fails_with_413(): void {
		$limit   = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		$request = new Request( 'POST', array(), array(), array( 'content-length' => (string) ( $limit + 1 ) ), '' );
		self::assertSame( 413, $this->dispatch( new PostingCall( static fn (): Answer => Answer::success( array() ) ), $request )->status );
	}

	public function test_without_scripts_visitors_see_an_error_page_if_php_dropped_the_request_body(): void {
		$limit   = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		$request = new Request( 'POST', array(), array(), array( 'accept' => 'text/html,*/*;q=0.8', 'content-length' => (string) ( $limit + 1 ) ), '' );
		$answer  = $this->dispatch( new PostingCall( static fn (): Answer => Answer::success( array() ) ), $request );
		self::assertSame( 413, $answer->status );
		self::assertStringContainsString( 'Go back in your browser', (string) $answer->text );
	}

	public function test_a_database_error_fails_with_503_and_a_retry_after_header(): void {
		$answer = $this->post( static fn (): never => throw new StorageFault( 'secret table' ) );
		self::assertSame( array( 503, '5' ), array( $answer->status, $answer->headers['Retry-After'] ) );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $answer->body ) );
	}

	public function test_a_lost_database_connection_becomes_a_503_response(): void {
		self::assertSame( 503, $this->post( dead_db( ... ) )->status );
		self::assertSame( 503, $this->post( $this->bail( ... ) )->status );
	}

	public function test_another_plugin_can_end_the_request_with_its_own_response(): void {
		$said = array();
		$say  = static function ( mixed ...$words ) use ( &$said ): void {
			$said[] = $words;
		};
		add_filter( 'wp_die_handler', static fn (): Closure => $say );
		add_action( 'vestibule_test_closed', static fn () => wp_die( 'Closed today.', 'Closed', array( 'response' => 418 ) ) );
		$ends = static function (): never {
			do_action( 'vestibule_test_closed' );
			throw new Error( 'The request has ended.' );
		};
		$this->post( $ends );
		self::assertSame( 'Closed today.', $said[0][0] ?? null );
		self::assertSame( 'Closed', $said[0][1] ?? null );
		self::assertSame( array( 'response' => 418 ), $said[0][2] ?? null );
		foreach ( $this->faults->lines() as $line ) {
			self::assertStringContainsString( 'The request has ended.', $line, 'The exception is not a database error.' );
		}
	}

	public function test_an_unexpected_exception_fails_with_500_and_reveals_no_details(): void {
		$answer = $this->post( static fn (): never => throw new RuntimeException( 'secret path' ) );
		self::assertSame( 500, $answer->status );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $answer->body ) );
	}

	/** @return iterable<string, array{RuntimeException}> */
	public static function faults(): iterable {
		yield 'a database exception' => array( new StorageFault( 'The table is not there.' ) );
		yield 'another exception' => array( new RuntimeException( 'Nobody expected this.' ) );
	}

	#[DataProvider( 'faults' )]
	public function test_the_response_contains_the_error_id_that_was_logged( RuntimeException $fault ): void {
		$answer = $this->post( static fn (): never => throw $fault );
		self::assertCount( 1, $this->faults->lines() );
		self::assertStringContainsString( $fault->getMessage(), $this->faults->lines()[0] );
		$id = $this->faults->ids()[0];
		self::assertStringContainsString( "fault {$id}:", $this->faults->lines()[0] );
		self::assertStringContainsString( $id, (string) wp_json_encode( $answer->body['errors'] ) );
	}

	public function test_an_invalid_request_is_not_logged(): void {
		$this->post( static fn (): Answer => Answer::failure( 422, array( 'email' => array( 'No.' ) ) ) );
		self::assertSame( '', $this->faults->log() );
	}

	/** Fails as wpdb does if errors are displayed and it cannot connect. */
	private function bail(): never {
		global $wpdb;
		$shown = $wpdb->show_errors( true );
		try {
			$wpdb->bail( 'No connection.' );
		} finally {
			$wpdb->show_errors( $shown );
		}
		throw new Error( 'It went on.' );
	}

	private function post( Closure $answer ): Answer {
		return $this->faults->during( fn (): Answer => $this->dispatch( new PostingCall( $answer ), new Request( 'POST', array(), array( 'x' => '1' ), array(), '' ) ) );
	}
}
