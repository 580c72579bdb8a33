<?php

declare(strict_types=1);

namespace Vestibule\Form\Rows;

use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\FormDefinition;

/** The values of a form for what looks into texts, with the texts of rows in the place of how they are kept. */
final class RowTexts {

	/**
	 * @param array<string, string|list<string>> $values By posted name.
	 * @return array<string, string|list<string>>
	 */
	public static function spread( FormDefinition $form, array $values ): array {
		foreach ( $form->fields as $field ) {
			if ( $field->type instanceof HoldsRows && isset( $values[ $field->name ] ) ) {
				$values[ $field->name ] = $field->type->texts( $field->valueIn( $values ) );
			}
		}
		return $values;
	}
}
