<?php

declare(strict_types=1);

namespace Vestibule\Form\Steps;

use Vestibule\Form\FormDefinition;

/**
 * Which steps of a form show something: one that is hidden, or whose fields all are, is skipped. A step without fields is a
 * text to read, and is shown.
 */
final class ShownSteps {

	/** @param list<string> $hidden The ids of the parts that conditions hide: of fields their names. */
	public static function path( FormDefinition $form, array $hidden = array() ): StepPath {
		$is_shown = static fn( Step $step ): bool => ! in_array( $step->part, $hidden, true ) && ( array() === $step->fields || array() !== array_diff( $step->fields, $hidden ) );
		return new StepPath( array_map( $is_shown, $form->steps ) );
	}
}
