<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Form\Steps\Step;

/** A form as PHP and TypeScript share it: read from the blocks of a vestibule_form post. */
final class FormDefinition {

	/**
	 * @param list<Field> $fields In the order of the blocks.
	 * @param list<Step>  $steps  None where the form is one page.
	 */
	public function __construct(
		public readonly int $formId,
		public readonly int $postId,
		public readonly string $title,
		public readonly array $fields,
		public readonly FormSettings $settings,
		public readonly array $steps = array(),
	) {}

	public function field( string $name ): ?Field {
		foreach ( $this->fields as $field ) {
			if ( $field->name === $name ) {
				return $field;
			}
		}
		return null;
	}
}
