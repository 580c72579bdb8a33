<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Closure;
use Vestibule\Kernel\Database\Database;

defined( 'ABSPATH' ) || exit;

/** Rows of a table that belong to entries. A column contains the ID of the entry. */
final class RowsOfEntry extends BelongsToEntry {

	/**
	 * @param string                                                   $table  Table in braces, such as `{mails}`.
	 * @param string                                                   $column Column with the ID of the entry.
	 * @param (Closure(int): list<array{name: string, value: string}>)|null $export Implementation of export(). Null if
	 * the rows are not exported.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly string $table,
		private readonly string $column,
		private readonly ?Closure $export = null,
	) {}

	public function erase( array $entries ): void {
		$this->database->execute( "DELETE FROM {$this->table} WHERE {$this->column} IN (%d)", $entries );
	}

	public function export( int $entry ): array {
		return null === $this->export ? array() : ( $this->export )( $entry );
	}
}
