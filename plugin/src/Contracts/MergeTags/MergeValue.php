<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

/** What a merge tag stands for: a text, or rows of a label and a text. Nothing of it is escaped. */
final class MergeValue {

	/**
	 * @param string                                   $text
	 * @param list<array{label: string, value: string}> $rows
	 */
	private function __construct( public readonly string $text, public readonly array $rows ) {}

	public static function text( string $text ): self {
		return new self( $text, array() );
	}

	/** @param list<array{label: string, value: string}> $rows */
	public static function rows( array $rows ): self {
		return new self( '', $rows );
	}

	public function isEmpty(): bool {
		return '' === trim( $this->text ) && array() === $this->rows;
	}
}
