<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use Throwable;
use Vestibule\Contracts\StorageFault;
use Vestibule\Storage\Connection;

/** Asks a call for its answer, and answers calmly in its place when the request or the server is not fit for it. */
final class Dispatcher {

	public function __construct( private readonly Connection $connection ) {}

	public function answer( Call $call, Request $request ): Answer {
		$methods = $call instanceof GetCall ? array( 'GET', 'HEAD' ) : array( 'POST' );
		if ( ! in_array( $request->method, $methods, true ) ) {
			return $this->refusal( 405, __( 'This address does not answer that kind of request.', 'vestibule' ), array( 'Allow' => implode( ', ', $methods ) ) );
		}
		if ( $this->isTooLarge( $request ) ) {
			return $this->refusal( 413, __( 'What you sent is too large.', 'vestibule' ) );
		}
		try {
			return $this->connection->withoutDying( static fn (): Answer => $call->answer( $request ) );
		} catch ( StorageFault $fault ) {
			$this->note( $fault );
			return $this->refusal( 503, __( 'We could not store this just now. Please try again in a moment.', 'vestibule' ), array( 'Retry-After' => '5' ) );
		} catch ( Throwable $error ) {
			$this->note( $error );
			return $this->refusal( 500, __( 'Something went wrong on our side. Please try again later.', 'vestibule' ) );
		}
	}

	/** PHP drops a body beyond post_max_size as a whole, so what arrives is a length without fields. */
	private function isTooLarge( Request $request ): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $limit > 0 && $request->length > $limit && array() === $request->all();
	}

	/** @param array<string, string> $headers */
	private function refusal( int $status, string $text, array $headers = array() ): Answer {
		return Answer::failure( $status, array( 'form' => array( $text ) ), array(), $headers );
	}

	/** For the developer of a site only; a visitor's fault must not fill the log of a live one. */
	private function note( Throwable $error ): void {
		if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The log is where a developer looks.
			error_log( 'Vestibule: ' . $error );
		}
	}
}
