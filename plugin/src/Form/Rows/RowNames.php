<?php

declare(strict_types=1);

namespace Vestibule\Form\Rows;

use Vestibule\Form\Field;

/** Under which names the fields of rows are posted (blocks/fields/repeater/names.ts says the same). */
final class RowNames {

	/** @param int $row From 0. */
	public static function posted( string $field, int $row, string $name ): string {
		return "{$field}[{$row}][{$name}]";
	}

	/** By which conditions and formulas ask for all answers of a column. */
	public static function column( string $field, string $name ): string {
		return "{$field}[{$name}]";
	}

	/** A field of a row as it stands on the page. */
	public static function inRow( Field $field, string $rows, int $row ): Field {
		return new Field( $field->type, self::posted( $rows, $row, $field->name ), $field->settings );
	}
}
