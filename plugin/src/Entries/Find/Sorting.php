<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Entries\Filter;

/**
 * Sort order of a list, as SQL. Statements can contain only the columns in COLUMNS. The ID is always the last column,
 * so that the order is stable. All columns are sorted in the same direction, so that the database can use an index.
 * Sorting 200,000 rows without an index takes about a second.
 */
final class Sorting {

	private const COLUMNS = array(
		'created_at' => array( 'created_at', 'id' ),
		'form'       => array( 'form_id', 'created_at', 'id' ),
		'status'     => array( 'status', 'created_at', 'id' ),
		'name'       => array( 'sender', 'id' ),
	);

	/** @var list<string> */
	public readonly array $columns;

	private readonly bool $is_ascending;

	public function __construct( private readonly string $orderby, private readonly string $order ) {
		$this->columns      = self::COLUMNS[ $orderby ] ?? array( 'id' );
		$this->is_ascending = 'asc' === $order;
	}

	/** @param array<array-key, mixed> $query Query in the format of the contract `entries-query`. */
	public static function fromQuery( array $query ): self {
		return new self(
			is_string( $query['orderby'] ?? null ) ? $query['orderby'] : '',
			is_string( $query['order'] ?? null ) ? $query['order'] : ''
		);
	}

	/**
	 * Sorts by date instead of status if the filter selects only one status. The result is the same, but the database
	 * can use an index. The database doesn't optimize this itself, because its collation ignores case.
	 */
	public function within( Filter $filter ): self {
		return 'status' === $this->orderby && $filter->hasOneStatus() ? new self( 'created_at', $this->order ) : $this;
	}

	public function by(): string {
		return $this->sql( $this->is_ascending );
	}

	public function backwards(): string {
		return $this->sql( ! $this->is_ascending );
	}

	/**
	 * Returns a condition for the rows that come after or before a given row.
	 *
	 * @param array<string, string|null> $row Values of the given row in the sorted columns.
	 * @return array{string, list<string>} Condition, and values for its placeholders.
	 */
	public function beyond( array $row, bool $is_before ): array {
		$sign   = $this->is_ascending !== $is_before ? '>' : '<';
		$ors    = array();
		$same   = array();
		$before = array();
		$values = array();
		foreach ( $this->columns as $column ) {
			$value = $row[ $column ] ?? null;
			$ors[] = '(' . implode( ' AND ', array( ...$same, self::further( $column, $sign, null === $value ) ) )
				. ')';
			array_push( $values, ...$before, ...( null === $value ? array() : array( $value ) ) );
			$same[] = null === $value ? "{$column} IS NULL" : "{$column} = %s";
			$before = null === $value ? $before : array( ...$before, $value );
		}
		return array( '(' . implode( ' OR ', $ors ) . ')', $values );
	}

	/**
	 * Returns a condition for one column. The name of a sender is null until it is stored, and the database sorts null
	 * before all names.
	 */
	private static function further( string $column, string $sign, bool $is_null ): string {
		if ( $is_null ) {
			return '>' === $sign ? "{$column} IS NOT NULL" : '1 = 0';
		}
		return 'sender' === $column && '<' === $sign ? "({$column} < %s OR {$column} IS NULL)" : "{$column} {$sign} %s";
	}

	private function sql( bool $is_ascending ): string {
		return implode(
			', ',
			array_map(
				static fn ( string $column ): string => $column . ( $is_ascending ? ' ASC' : ' DESC' ),
				$this->columns
			)
		);
	}
}
