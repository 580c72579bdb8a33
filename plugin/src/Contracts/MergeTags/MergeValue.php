<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

/** What a merge tag stands for: a text, or rows of a label and a text. Nothing of it is escaped. */
final class MergeValue {

	/**
	 * @param string                                   $text
	 * @param list<array{label: string, value: string, table?: MergeTable|null}> $rows
	 */
	private function __construct( public readonly string $text, public readonly array $rows, public readonly ?MergeTable $table = null ) {}

	public static function text( string $text, ?MergeTable $table = null ): self {
		return new self( $text, array(), $table );
	}

	/** @param list<array{label: string, value: string, table?: MergeTable|null}> $rows */
	public static function rows( array $rows ): self {
		return new self( '', $rows );
	}

	public function isEmpty(): bool {
		return '' === trim( $this->text ) && array() === $this->rows;
	}
}
