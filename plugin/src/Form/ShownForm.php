<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Conditions\Visibility;

/** A form as somebody who gave some answers has it: without the fields that its conditions hide, and their answers. */
final class ShownForm {

	/**
	 * @param array<string, string|list<string>> $values By posted name.
	 * @param list<string>                       $hidden The names of the hidden fields.
	 */
	private function __construct( public readonly FormDefinition $form, public readonly array $values, public readonly array $hidden = array() ) {}

	/** @param array<string, string|list<string>> $values By posted name, whatever the browser made of the conditions. */
	public static function decide( FormDefinition $form, array $values ): self {
		if ( array() === $form->parts ) {
			return new self( $form, $values );
		}
		$visibility = new Visibility( $form->parts, $values );
		$hidden     = $visibility->hidden();
		$names      = array_flip( $visibility->hiddenNames() );
		$isShown    = static fn( string $posted ): bool => ! isset( $names[ $posted ] ) && ! isset( $names[ explode( '[', $posted, 2 )[0] ] );
		$fields     = array_filter( $form->fields, static fn( Field $field ): bool => ! in_array( $field->name, $hidden, true ) );
		return new self(
			new FormDefinition( $form->formId, $form->postId, $form->title, array_values( $fields ), $form->settings, $form->steps, $form->parts ),
			array_filter( $values, $isShown, ARRAY_FILTER_USE_KEY ),
			$hidden
		);
	}
}
