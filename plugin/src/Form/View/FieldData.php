<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

/** A field as the browser gets it, in the shape of the contract form-props. */
final class FieldData {

	/** @return array<string, mixed> */
	public static function ofView( FieldView $view ): array {
		$field    = $view->field;
		$settings = $field->type->pageSettings( $field );
		$props    = array(
			'id'             => $view->id,
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
			'initialCountry' => is_string( $field->settings['initialCountry'] ?? null ) ? $field->settings['initialCountry'] : 'auto',
			'parts'          => array_map(
				static fn( array $part ): array => array_diff_key( $part, array( 'key' => true ) ),
				$view->parts()
			),
			'appointment'    => null,
		);
		return ( array() === $settings ? array() : array( 'settings' => $settings ) ) + array_replace( $props, $field->type->pageProps( $view ) );
	}
}
