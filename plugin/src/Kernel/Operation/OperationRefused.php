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
 * Why an operation did nothing. Thrown inside; REST, abilities and `vestibule()` answer its error, WP-CLI prints its
 * sentence. Each room has a class with its own reasons.
 */
class OperationRefused extends RuntimeException {

	final public function __construct( public readonly WP_Error $error ) {
		parent::__construct( $error->get_error_message() );
	}

	/**
	 * The one place where what goes wrong becomes what programs are told: 503 when the database does not answer.
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

	/** @param array<string, string> $faults What does not fit its contract: 400, with sentences by path. */
	public static function invalid( array $faults ): static {
		$words = array_map( static fn ( string $path, string $fault ): string => '' === $path ? $fault : "{$path}: {$fault}", array_map( strval( ... ), array_keys( $faults ) ), $faults );
		return new static( new WP_Error( 'vestibule_invalid_query', implode( ' ', $words ), array( 'status' => 400, 'params' => $faults ) ) );
	}
}
