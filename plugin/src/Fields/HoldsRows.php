<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** A type that is made of other fields, which are answered in rows; its value is one text (Fields\Rows\RowValues). */
interface HoldsRows {

	/**
	 * The answers by column, as conditions and formulas ask for them.
	 *
	 * @return array<string, list<string>> By name, such as `people[age]`; also of columns without answers.
	 */
	public function columns( Field $field, Value $value ): array;

	/** @return list<string> Everything that was answered, for what looks into texts: the search, checks for spam. */
	public function texts( Value $value ): array;

	/** @return array{headings: list<string>, rows: list<list<string>>} In words. */
	public function table( Field $field, Value $value ): array;
}
