<?php

declare(strict_types=1);

namespace Vestibule\Form\Programs;

use Vestibule\Form\Field;
use Vestibule\Form\FormDefinition;
use Vestibule\Form\Steps\Step;

/** What a form asks, for programs (contract forms-form). */
final class FormDescription {

	public function __construct( private readonly FormDefinition $form ) {}

	/** @return array{fields: list<array<string, mixed>>, steps: list<array{title: string, fields: list<string>}>} */
	public function fieldsAndSteps(): array {
		return array(
			'fields' => array_map( $this->field( ... ), $this->form->fields ),
			'steps'  => array_map( static fn ( Step $step ): array => array( 'title' => $step->title, 'fields' => $step->fields ), $this->form->steps ),
		);
	}

	/** @return array<string, mixed> */
	private function field( Field $field ): array {
		$labels  = $field->labels();
		$options = $field->type->choices( $field );
		return array(
			'name'     => $field->name,
			'type'     => $field->type->name(),
			'label'    => $field->label,
			'help'     => $field->help,
			'required' => $field->required,
			'posted'   => array_map( static fn ( string $name, string $label ): array => array( 'name' => $name, 'label' => $label ), array_map( strval( ... ), array_keys( $labels ) ), $labels ),
			'options'  => array_map( static fn ( array $option ): array => array( 'value' => $option['value'], 'label' => $option['label'] ), $options ),
		);
	}
}
