<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/**
 * Field type that contains other fields. Visitors answer them in rows, which are stored as a single string
 * (Fields\Rows\RowValues).
 */
interface HoldsRows {

	/**
	 * Returns the answers of each column, for conditions and formulas.
	 *
	 * @return array<string, list<string>> Answers by column name, such as `people[age]`. Includes columns without
	 * answers.
	 */
	public function columns( Field $field, Value $value ): array;

	/** Returns the number of rows with input. */
	public function countRows( Field $field, Value $value ): int;

	/** @return list<string> All answers as plain text, for search and spam checks. */
	public function texts( Value $value ): array;

	/** @return array{headings: list<string>, rows: list<list<string>>} Answers as text to display. */
	public function table( Field $field, Value $value ): array;
}
