<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

use Closure;
use RuntimeException;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when an operation is rejected and has changed nothing. REST, abilities and `vestibule()` return the error, and
 * WP-CLI prints its message. Each package has a subclass with its own errors.
 */
class OperationRefused extends RuntimeException {

	final public function __construct( public readonly WP_Error $error ) {
		parent::__construct( $error->get_error_message() );
	}

	/**
	 * Runs an operation and converts its exceptions to errors. If the database fails, the error has status 503.
	 *
	 * @template Result
	 * @param Closure(): Result $work
	 * @return Result|WP_Error
	 */
	public static function answer( Closure $work ): mixed {
		try {
			return $work();
		} catch ( OperationRefused $refused ) {
			return $refused->error;
		} catch ( StorageFault $fault ) {
			return FaultLog::restError( $fault );
		}
	}

	/** @param array<string, string> $faults Error messages by path. The status is 400. */
	public static function invalid( array $faults ): static {
		$words = array_map(
			static fn ( string $path, string $fault ): string => '' === $path ? $fault : "{$path}: {$fault}",
			array_map( strval( ... ), array_keys( $faults ) ),
			$faults
		);
		return new static(
			new WP_Error(
				'vestibule_invalid_query',
				implode( ' ', $words ),
				array( 'status' => 400, 'params' => $faults )
			)
		);
	}
}
