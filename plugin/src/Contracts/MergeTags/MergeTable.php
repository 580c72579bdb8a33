<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

/** What was answered in rows, for places that can hold a table; its text stands for it elsewhere. Nothing is escaped. */
final class MergeTable {

	/**
	 * @param list<string>       $headings
	 * @param list<list<string>> $rows
	 */
	private function __construct( public readonly array $headings, public readonly array $rows ) {}

	/** @param array{table?: array{headings: list<string>, rows: list<list<string>>}|null} $answer Null for one without rows. */
	public static function ofAnswer( array $answer ): ?self {
		$table = $answer['table'] ?? null;
		return null === $table ? null : new self( $table['headings'], $table['rows'] );
	}
}
