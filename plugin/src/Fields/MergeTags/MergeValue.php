<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

/**
 * Value of a merge tag before escaping: either text, or rows with a label and a value.
 *
 * @phpstan-type MergeTable array{headings: list<string>, rows: list<list<string>>}
 * @phpstan-type MergeRow array{label: string, value: string, table?: MergeTable|null}
 */
final class MergeValue {

	/**
	 * @param list<MergeRow>  $rows
	 * @param MergeTable|null $table Answers of a repeater, for formats that support tables. Other formats use $text.
	 */
	private function __construct(
		public readonly string $text,
		public readonly array $rows,
		public readonly ?array $table = null
	) {}

	/** @param MergeTable|null $table */
	public static function text( string $text, ?array $table = null ): self {
		return new self( $text, array(), $table );
	}

	/** @param list<MergeRow> $rows */
	public static function rows( array $rows ): self {
		return new self( '', $rows );
	}

	public function isEmpty(): bool {
		return '' === trim( $this->text ) && array() === $this->rows;
	}
}
