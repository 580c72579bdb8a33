<?php

declare(strict_types=1);

namespace Vestibule\Forms\Programs;

use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Kernel\Operation\CommandLine;

defined( 'ABSPATH' ) || exit;

/** Reads the values that a WP-CLI command submits to a form, and reports the errors of the submission. */
final class SubmissionArguments {

	public function __construct( private readonly CommandLine $line ) {}

	/**
	 * Returns the values from the option `values` or from standard input. Exits if they are not a JSON object.
	 *
	 * @param array<string, mixed> $assoc
	 * @return array<array-key, mixed> Values by field name.
	 */
	public function values( array $assoc ): array {
		$json   = isset( $assoc['values'] )
			? $this->line->text( $assoc, 'values' )
			: (string) file_get_contents( 'php://stdin' );
		$values = json_decode( $json, true );
		return is_array( $values ) && ( array() === $values || ! array_is_list( $values ) )
			? $values
			: $this->line->fail( 'The values must be a JSON object.' );
	}

	/** Returns the ID of the stored entry. Exits with the errors of all fields if nothing was stored. */
	public function entry( SubmissionResult $result ): int {
		if ( $result->isStored() ) {
			return $result->entryId;
		}
		$faults = array_map(
			static fn ( string $name, array $words ): string => "{$name}: " . implode( ' ', $words ),
			array_map( strval( ... ), array_keys( $result->errors ) ),
			$result->errors
		);
		$this->line->fail( implode( "\n", $faults ) );
	}
}
