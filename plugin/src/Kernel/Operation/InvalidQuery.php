<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

use WP_Error;

/** What a program gets for arguments that do not fit their contract. */
final class InvalidQuery {

	/** @param array<string, string> $faults Sentences by path. */
	public static function answer( array $faults ): WP_Error {
		$words = array_map( static fn ( string $path, string $fault ): string => '' === $path ? $fault : "{$path}: {$fault}", array_map( strval( ... ), array_keys( $faults ) ), $faults );
		return new WP_Error( 'vestibule_invalid_query', implode( ' ', $words ), array( 'status' => 400, 'params' => $faults ) );
	}
}
