<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Webhook;

/** Webhook endpoint on this machine (tests/support/webhook-receiver.mjs), which stops with the object. */
final class Receiver {

	public readonly string $address;

	/** @var resource */
	private $process;

	/** @var array<int, resource> */
	private array $pipes;

	public function __construct() {
		// Errors go to the STDERR of this process, because passing PHP's own STDERR would rewind its file.
		$process = proc_open( array( 'node', dirname( __DIR__, 3 ) . '/support/webhook-receiver.mjs' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ), $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_proc_open -- A server for a test.
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

	/** @param 'taken'|'accepted'|'broken'|'gone'|'moved'|'long'|'cut' $mode */
	public function become( string $mode ): void {
		file_get_contents( "{$this->address}/mode?is={$mode}" );
	}

	/**
	 * Returns the requests since the last call.
	 *
	 * @return list<array{method: string, path: string, headers: array<string, string>, body: string}>
	 * @phpstan-impure
	 */
	public function asked(): array {
		/** @var list<array{method: string, path: string, headers: array<string, string>, body: string}> $asked */
		$asked = json_decode( (string) file_get_contents( "{$this->address}/asked" ), true );
		return $asked;
	}
}
