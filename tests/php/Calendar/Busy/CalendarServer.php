<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Busy;

/** Calendar server on this machine (tests/support/calendar-server.mjs), which stops with the object. */
final class CalendarServer {

	public readonly string $address;

	/** @var resource */
	private $process;

	/** @var array<int, resource> */
	private array $pipes;

	public function __construct() {
		// Errors go to the STDERR of this process, because passing PHP's own STDERR would rewind its file.
		$process = proc_open( array( 'node', dirname( __DIR__, 3 ) . '/support/calendar-server.mjs' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ), $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_proc_open -- A server for a test.
		assert( is_resource( $process ) );
		$this->process = $process;
		$this->pipes   = $pipes;
		$this->address = trim( (string) fgets( $pipes[1] ) );
	}

	public function __destruct() {
		array_map( fclose( ... ), $this->pipes );
		proc_terminate( $this->process );
		proc_close( $this->process );
	}

	/**
	 * @param 'file'|'packed'|'bomb'|'endless'|'around'|'cut' $mode
	 * @param array<string, string>                           $headers
	 */
	public function serve( string $mode, string $body = '', int $status = 200, array $headers = array() ): void {
		$options = array( 'http' => array( 'method' => 'POST', 'content' => wp_json_encode( array( 'mode' => $mode, 'body' => $body, 'status' => $status, 'headers' => (object) $headers ) ) ) );
		file_get_contents( "{$this->address}/serve", false, stream_context_create( $options ) );
	}

	/**
	 * Returns the requests since the last call.
	 *
	 * @return list<array{path: string, headers: array<string, string>}>
	 * @phpstan-impure
	 */
	public function asked(): array {
		/** @var list<array{path: string, headers: array<string, string>}> $asked */
		$asked = json_decode( (string) file_get_contents( "{$this->address}/asked" ), true );
		return $asked;
	}
}
