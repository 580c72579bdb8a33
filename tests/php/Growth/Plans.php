<?php

declare(strict_types=1);

namespace Vestibule\Tests\Growth;

use Closure;
use mysqli;
use mysqli_result;
use wpdb;

/** Records statements on the plugin's tables and checks their query plans. */
final class Plans {

	/** Plans that read more rows than this don't use a suitable index. */
	private const MAX_ROWS = 20_000;

	/** @var array<string, string> Problems by statement without values. */
	private array $faults = array();

	/** @var array<string, true> Statements that ran, without values. */
	private array $seen = array();

	private string $running = '';
	private int $before = 0;

	/** @param array<string, string> $exceptions Reason for allowing a slow statement, by a part of it. */
	public function __construct( private readonly wpdb $wpdb, private readonly array $exceptions ) {}

	/** @param Closure(): mixed $work */
	public function record( string $name, Closure $work ): void {
		$own    = "{$this->wpdb->prefix}vestibule_";
		$listen = function ( string $sql ) use ( $name, $own ): string {
			$this->end( $name );
			if ( str_contains( $sql, $own ) && 1 === preg_match( '/^\s*(?:SELECT|UPDATE|DELETE)\b/i', $sql ) && ! $this->isExcepted( $sql ) ) {
				$this->seen[ $this->shape( $sql ) ] = true;
				$this->note( $name, $sql, $this->plan( $sql ) );
				$this->running = $sql;
				$this->before  = $this->reads();
			}
			return $sql;
		};
		add_filter( 'query', $listen, PHP_INT_MAX );
		try {
			$work();
		} finally {
			remove_filter( 'query', $listen, PHP_INT_MAX );
			$this->end( $name );
		}
	}

	/** @return int Number of different statements. */
	public function count(): int {
		return count( $this->seen );
	}

	/** @return list<string> Problems with their statements. */
	public function faults(): array {
		return array_values( $this->faults );
	}

	/** Checks the plan before the statement runs. */
	private function plan( string $sql ): string {
		$wrong = array();
		foreach ( $this->ask( "EXPLAIN {$sql}" ) as $row ) {
			$read = (int) ( $row['rows'] ?? 0 );
			if ( $read < self::MAX_ROWS || str_starts_with( (string) $row['table'], '<' ) ) {
				continue;
			}
			if ( 'ALL' === $row['type'] ) {
				$wrong[] = "reads all of {$row['table']} ({$read})";
			}
			if ( 1 === preg_match( '/filesort|temporary/', (string) $row['Extra'] ) ) {
				$wrong[] = "sorts {$read} rows of {$row['table']} ({$row['Extra']})";
			}
		}
		return implode( ', ', $wrong );
	}

	/** Checks the rows that were read, because a plan with a limit doesn't count skipped rows. */
	private function end( string $name ): void {
		if ( '' !== $this->running ) {
			$read = $this->reads() - $this->before;
			$this->note( $name, $this->running, $read > self::MAX_ROWS ? "read {$read} rows" : '' );
			$this->running = '';
		}
	}

	private function note( string $name, string $sql, string $wrong ): void {
		if ( '' !== $wrong ) {
			$this->faults[ $this->shape( $sql ) ] ??= "{$name}: {$wrong}: " . substr( (string) preg_replace( '/\s+/', ' ', $sql ), 0, 600 );
		}
	}

	private function reads(): int {
		return array_sum( array_map( 'intval', array_column( $this->ask( "SHOW SESSION STATUS LIKE 'Handler_read%'" ), 'Value' ) ) );
	}

	/**
	 * Bypasses wpdb, because it stores the result of its last statement for the tested code.
	 *
	 * @return list<array<string, string|null>>
	 */
	private function ask( string $sql ): array {
		$connection = $this->wpdb->dbh; // @phpstan-ignore property.protected (WordPress hands it out by __get.)
		$answer     = $connection instanceof mysqli ? mysqli_query( $connection, $sql ) : false; // phpcs:ignore WordPress.DB.RestrictedFunctions
		/** @var list<array<string, string|null>> $rows */
		$rows = $answer instanceof mysqli_result ? mysqli_fetch_all( $answer, MYSQLI_ASSOC ) : array(); // phpcs:ignore WordPress.DB.RestrictedFunctions
		return $rows;
	}

	private function isExcepted( string $sql ): bool {
		$sql = (string) preg_replace( '/\s+/', ' ', $sql );
		foreach ( array_keys( $this->exceptions ) as $part ) {
			if ( str_contains( $sql, $part ) ) {
				return true;
			}
		}
		return false;
	}

	/** Replaces the values in a statement, so that each statement is reported once. */
	private function shape( string $sql ): string {
		return (string) preg_replace( array( "/'[^']*'/", '/\d+/', '/\s+/', '/(\?, )+/' ), array( '?', '?', ' ', '' ), $sql );
	}
}
