<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\Field;
use Vestibule\Form\Fields\Text;
use Vestibule\Form\FormDefinition;

/** The parts of the browser's script that a form needs beside the one that answers first (docs/form.md). */
final class Chunks {

	/** @return list<string> Names of chunks; a type of field without one has a name that the build does not know. */
	public static function of( FormDefinition $form ): array {
		$types = array_map( static fn ( Field $field ): string => 'field-' . $field->type->name(), array_filter( $form->fields, self::hasScript( ... ) ) );
		return array(
			'form-live',
			...array_values( array_unique( $types ) ),
			...( array() === $form->parts ? array() : array( 'form-conditions' ) ),
			...( array() === $form->steps ? array() : array( 'steps' ) ),
		);
	}

	/** A plain line of text has none (blocks/field-text/needsLive.ts says the same). */
	private static function hasScript( Field $field ): bool {
		return ! $field->type instanceof Text || array() !== $field->type->pageSettings( $field );
	}
}
