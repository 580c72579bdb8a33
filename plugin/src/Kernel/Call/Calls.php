<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Closure;
use Throwable;
use Vestibule\Kernel\Database\Connection as DatabaseConnection;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/** Runs the AJAX actions of all packages. Created only when an action is requested. */
final class Calls {

	/**
	 * @param Closure(): DatabaseConnection $connection
	 * @param Closure(): RateLimit          $rates
	 */
	public function __construct( private readonly Closure $connection, private readonly Closure $rates ) {}

	/** @param Closure(): Call $make */
	public function handle( Closure $make ): never {
		$request = ( new RequestReader() )->read();
		( new Sender() )->send( $this->answer( $make(), $request ), $request->method );
		exit;
	}

	/** Returns the response of an action. Returns an error response if the request is invalid or the action fails. */
	public function answer( Call $call, Request $request ): Answer {
		$methods = 'GET' === $call::METHOD ? array( 'GET', 'HEAD' ) : array( 'POST' );
		if ( ! in_array( $request->method, $methods, true ) ) {
			return $this->refusal(
				405,
				__( 'This URL does not accept this type of request.', 'vestibule' ),
				array( 'Allow' => implode( ', ', $methods ) )
			);
		}
		if ( $this->isTooLarge( $request ) ) {
			return $this->tooLarge( $request );
		}
		try {
			return ( $this->connection )()->withoutDying(
				fn (): Answer => $this->refused( $call, $request ) ?? $call->answer( $request )
			);
		} catch ( StorageFault $fault ) {
			return $this->fault(
				503,
				__( 'We could not store your data just now. Try again in a moment.', 'vestibule' ),
				$fault,
				array( 'Retry-After' => '5' )
			);
		} catch ( Throwable $error ) {
			return $this->fault( 500, __( 'Something went wrong on our side. Try again later.', 'vestibule' ), $error );
		}
	}

	/** Returns an error response if the request fails the origin check or exceeds the rate limit; null otherwise. */
	private function refused( Call $call, Request $request ): ?Answer {
		if ( $call::SAME_ORIGIN && ! SameOrigin::allows( $request ) ) {
			return new Answer( 403, array( 'success' => false ) );
		}
		if (
			'' === $call::RATE_NAME
				|| ( $this->rates )()->allows(
					$call::RATE_NAME,
					$request->address,
					$call::RATE_LIMIT,
					$call::RATE_SECONDS
				)
		) {
			return null;
		}
		$wait = array( 'Retry-After' => (string) ( $this->rates )()->retryAfter( $call::RATE_SECONDS ) );
		return $call::RATE_MESSAGE
			? $this->refusal( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ), $wait )
			: new Answer( 429, array( 'success' => false ), $wait );
	}

	/**
	 * Rejects a request body that is too large. PHP has dropped its fields, so they can't indicate whether a script
	 * sent the request. Browsers that accept HTML get a page, other clients get JSON.
	 */
	private function tooLarge( Request $request ): Answer {
		$text = __( 'Your message is too large.', 'vestibule' );
		return str_contains( $request->header( 'accept' ), 'text/html' )
			? Answer::page(
				413,
				'<p>' . esc_html( $text ) . '</p><p>'
					. esc_html__( 'Go back in your browser. Your answers are still there.', 'vestibule' ) . '</p>'
			)
			: $this->refusal( 413, $text );
	}

	/**
	 * Checks whether PHP dropped the body because it exceeds post_max_size. Such a request has a Content-Length but no
	 * fields.
	 */
	private function isTooLarge( Request $request ): bool {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $limit > 0 && $request->length > $limit && array() === $request->all();
	}

	/** @param array<string, string> $headers */
	private function refusal( int $status, string $text, array $headers = array() ): Answer {
		return Answer::failure( $status, array( 'form' => array( $text ) ), array(), $headers );
	}

	/** @param array<string, string> $headers */
	private function fault( int $status, string $text, Throwable $fault, array $headers = array() ): Answer {
		return $this->refusal( $status, $text . ' ' . FaultLog::reference( FaultLog::record( $fault ) ), $headers );
	}
}
