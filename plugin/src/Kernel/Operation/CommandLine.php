<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

use Closure;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\File\Csv;
use Vestibule\Kernel\Log\FaultLog;
use WP_CLI;
use WP_CLI\Formatter;

defined( 'ABSPATH' ) || exit;

/**
 * Output of WP-CLI commands, in WP-CLI's formats (docs/programs.md). Removes control characters from visitors' answers.
 */
final class CommandLine {

	/**
	 * Returns one option of a command's synopsis, for commands whose help is not written as a docblock.
	 *
	 * @param string       $value   Name of the value in the help; empty for a flag.
	 * @param list<string> $options Allowed values; empty if all are allowed.
	 * @return array<string, mixed>
	 */
	public static function option(
		string $name,
		string $value,
		string $description,
		?string $default_value = null,
		array $options = array()
	): array {
		$kind = '' === $value
			? array( 'type' => 'flag' )
			: array( 'type' => 'assoc', 'value' => array( 'name' => $value ) );
		return array( 'name' => $name, 'description' => $description, 'optional' => true ) + $kind
			+ ( null === $default_value ? array() : array( 'default' => $default_value ) ) + (
				array() === $options ? array() : array( 'options' => $options )
			);
	}

	/**
	 * Prints a list.
	 *
	 * @param array<string, mixed>       $assoc  Options of the command: `format`, `fields`.
	 * @param list<array<string, mixed>> $items
	 * @param list<string>               $fields Default columns. `--format=ids` prints the first one.
	 */
	public function items( array $assoc, array $items, array $fields, int $total ): void {
		$format = $this->text( $assoc, 'format' );
		if ( 'count' === $format ) {
			WP_CLI::line( (string) $total );
			return;
		}
		if ( 'ids' === $format ) {
			WP_CLI::line(
				implode(
					' ',
					array_map( fn ( array $item ): string => $this->cell( $item[ $fields[0] ] ?? '', '' ), $items )
				)
			);
			return;
		}
		$this->checkFields( $assoc, array() === $items ? $fields : array_keys( $items[0] ) );
		( new Formatter( $assoc, $fields ) )->display_items(
			array_map( fn ( array $item ): array => $this->row( $item, $format ), $items )
		);
	}

	/**
	 * Prints one row.
	 *
	 * @param array<string, mixed> $assoc
	 * @param array<string, mixed> $item
	 */
	public function item( array $assoc, array $item ): void {
		$this->checkFields( $assoc, array_keys( $item ) );
		$format = $this->text( $assoc, 'format' );
		( new Formatter( $assoc, array_keys( $item ) ) )->display_item( $this->row( $item, $format ) );
	}

	/**
	 * Runs the work of a command. Exits with an error message and code 1 if the operation is rejected or the database
	 * fails.
	 *
	 * @param Closure(): void $work
	 */
	public function attempt( Closure $work ): void {
		try {
			$work();
		} catch ( OperationRefused $refused ) {
			$this->fail( $refused->getMessage() );
		} catch ( StorageFault $fault ) {
			$this->fail(
				sprintf(
					'Database error: %1$s. The PHP log contains the details, with the ID %2$s.',
					rtrim( $fault->getMessage(), '.' ),
					FaultLog::record( $fault )
				)
			);
		}
	}

	/** Exits with an error message and code 1. */
	public function fail( string $words ): never {
		WP_CLI::error( $this->clean( $words ) );
	}

	/**
	 * Validates IDs and returns them without duplicates.
	 *
	 * @param list<string> $words
	 * @return list<int>
	 */
	public function numbers( array $words ): array {
		foreach ( $words as $word ) {
			if ( 1 !== preg_match( '/^[1-9][0-9]{0,17}$/D', $word ) ) {
				$this->fail( "“{$word}” is not an ID. IDs are numbers from 1." );
			}
		}
		return array_values( array_unique( array_map( intval( ... ), $words ) ) );
	}

	/**
	 * Returns the ID for an argument that can be an ID, a title or a slug. Exits if no item or several items match.
	 *
	 * @param string                    $kind   Type of the item for messages, such as "form".
	 * @param Closure(string): list<int> $called Returns the IDs of all items with this title or slug.
	 */
	public function named( string $word, string $kind, Closure $called ): int {
		if ( 1 === preg_match( '/^[0-9]{1,18}$/D', $word ) ) {
			return $this->numbers( array( $word ) )[0];
		}
		$found = $called( $word );
		return match ( count( $found ) ) {
			1       => $found[0],
			0       => $this->fail( "No {$kind} is called “{$word}”." ),
			default => $this->fail(
				sprintf(
					'Several items are called “%1$s”: %2$s. Use the ID of the %3$s.',
					$word,
					implode( ', ', $found ),
					$kind
				)
			),
		};
	}

	/**
	 * Returns the ID for an option that can be an ID, a title or a slug.
	 *
	 * @param array<string, mixed>       $assoc
	 * @param Closure(string): list<int> $called
	 * @return int 0 if the option is missing.
	 */
	public function namedOption( array $assoc, string $name, string $kind, Closure $called ): int {
		return isset( $assoc[ $name ] ) ? $this->named( $this->text( $assoc, $name ), $kind, $called ) : 0;
	}

	/**
	 * Returns an option that is an integer. Exits if it is out of range.
	 *
	 * @param array<string, mixed> $assoc
	 */
	public function number( array $assoc, string $name, int $least, int $most, int $default ): int {
		$text = $this->text( $assoc, $name );
		if ( '' === $text && ! isset( $assoc[ $name ] ) ) {
			return $default;
		}
		if ( 1 !== preg_match( '/^[0-9]{1,9}$/D', $text ) || (int) $text < $least || (int) $text > $most ) {
			$this->fail( "--{$name} must be an integer from {$least} to {$most}." );
		}
		return (int) $text;
	}

	/** @param array<string, mixed> $assoc */
	public function text( array $assoc, string $name ): string {
		$value = $assoc[ $name ] ?? '';
		return is_scalar( $value ) && ! is_bool( $value ) ? (string) $value : '';
	}

	/**
	 * @param array<string, mixed> $assoc
	 * @param list<string>         $known
	 */
	private function checkFields( array $assoc, array $known ): void {
		foreach ( array( 'fields', 'field' ) as $option ) {
			$asked   = array_filter(
				array_map( 'trim', explode( ',', $this->text( $assoc, $option ) ) ),
				static fn ( string $name ): bool => '' !== $name
			);
			$unknown = array_diff( $asked, $known );
			if ( array() !== $unknown ) {
				$this->fail(
					sprintf(
						'Unknown fields: %1$s. Available fields: %2$s.',
						implode( ', ', $unknown ),
						implode( ', ', $known )
					)
				);
			}
		}
	}

	/**
	 * @param array<string, mixed> $item
	 * @return array<string, mixed>
	 */
	private function row( array $item, string $format ): array {
		return 'json' === $format
			? $item
			: array_map(
				fn ( mixed $value ): mixed => is_array( $value ) && 'yaml' === $format
					? $value
					: $this->cell( $value, $format ),
				$item
			);
	}

	private function cell( mixed $value, string $format ): string {
		$text = is_scalar( $value )
			? ( is_bool( $value ) ? ( $value ? 'yes' : 'no' ) : (string) $value )
			: (
				null === $value
					? ''
					: (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
			);
		return 'csv' === $format ? Csv::text( $text ) : $this->clean( $text );
	}

	/** Removes control characters that a terminal would execute. */
	private function clean( string $text ): string {
		return (string) preg_replace(
			'/[\x00-\x09\x0B-\x1F\x7F]|\xC2[\x80-\x9F]/',
			'',
			wp_check_invalid_utf8( $text, true )
		);
	}
}
