<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Submitted\FormState;

/** Field on a page, with its HTML and its props for the browser. */
final class PrintedField {

	public readonly FieldView $view;

	/**
	 * @param string                $id    Unique ID on the page.
	 * @param array<string, string> $words
	 * @param object|null           $model Result of the type's model().
	 */
	public function __construct(
		public readonly FormField $field,
		string $id,
		FormState $state,
		array $words,
		?object $model = null
	) {
		$this->view = new FieldView( $field, $id, $state, $words, $model );
	}

	/** Renders the content of the field's block. */
	public function html(): string {
		return $this->field->type->render( $this->view );
	}

	/**
	 * @return list<array{key: string, id: string, name: string, label: string, required: bool, autocomplete: string}>
	 * Controls that have their own errors.
	 */
	public function parts(): array {
		return $this->field->type->printedParts( $this->view );
	}

	/** @return array<string, mixed> Props for the browser, as in the contract form-props. */
	public function props(): array {
		$field    = $this->field;
		$settings = $field->type->pageSettings( $field );
		$props    = array(
			'id'             => $this->view->id,
			'type'           => $field->type->name(),
			'name'           => $field->name,
			'label'          => $field->label,
			'help'           => $field->help,
			'placeholder'    => $field->string( 'placeholder' ),
			'required'       => $field->required,
			'messages'       => $field->messages,
			'options'        => $field->options(),
			'maxSelections'  => $field->number( 'maxSelections' ),
			'maxLength'      => $field->number( 'maxLength' ),
			'autocomplete'   => $field->string( 'autocomplete' ),
			'text'           => '' === $field->string( 'text' ) ? '' : wp_kses_post( $field->string( 'text' ) ),
			'initialCountry' => is_string( $field->settings['initialCountry'] ?? null )
				? $field->settings['initialCountry']
				: 'auto',
			'parts'          => array_map(
				static fn( array $part ): array => array_diff_key( $part, array( 'key' => true ) ),
				$this->parts()
			),
			'appointment'    => null,
		);
		return (
			array() === $settings ? array() : array( 'settings' => $settings )
		) + array_replace( $props, $field->type->pageProps( $this->view ) );
	}
}
