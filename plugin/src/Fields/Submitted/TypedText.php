<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Value;
use Vestibule\Kernel\Call\Request;

/**
 * Reads values as typed from a submission without JavaScript, even if they are invalid, so that visitors don't lose
 * their input.
 */
final class TypedText {

	/** @return array<string, string|list<string>> Values by input name. Empty values are omitted. */
	public function values( ?FormDefinition $form, Request $request ): array {
		return $this->ofFields( $form->fields ?? array(), $request->all() );
	}

	/**
	 * @param list<FormField>         $fields
	 * @param array<array-key, mixed> $body   Body as parsed by PHP.
	 * @return array<string, string|list<string>> Values by input name. Empty values are omitted.
	 */
	public function ofFields( array $fields, array $body ): array {
		$kept = array();
		foreach ( $fields as $field ) {
			$value = $body[ $field->name ] ?? '';
			if ( null !== $field->type->parts( $field ) ) {
				foreach ( $field->parts() as $part ) {
					$kept[ $part['name'] ] = $this->clean( is_array( $value ) ? ( $value[ $part['key'] ] ?? '' ) : '' );
				}
			} elseif ( $field->type->holdsList() ) {
				$kept[ $field->name ] = array_map(
					$this->clean( ... ),
					array_values( is_array( $value ) ? $value : array( $value ) )
				);
			} else {
				$kept[ $field->name ] = $this->clean( $field->type->typed( $field, $value ) );
			}
			foreach ( array_keys( $field->type->besides( $field ) ) as $name ) {
				$kept[ $name ] = $this->clean( $body[ $name ] ?? '' );
			}
		}
		return array_filter( $kept, static fn( string|array $value ): bool => '' !== $value && array( '' ) !== $value );
	}

	/**
	 * Renders the values on a page without the form, so that visitors can copy them.
	 *
	 * @param array<string, string|list<string>> $values
	 */
	public function render( ?FormDefinition $form, array $values ): string {
		$html = '';
		foreach ( $form->fields ?? array() as $field ) {
			foreach ( $field->labels() + $field->type->besides( $field ) as $name => $label ) {
				$value = $values[ $name ] ?? array();
				$value = $field->type instanceof HoldsRows && is_string( $value )
					? $field->type->asText( $field, new Value( array( $name => $value ) ) )
					: $value;
				if ( is_string( $value ) ) {
					$html .= '<p><label>' . esc_html( $label ) . '<br><textarea readonly rows="3" cols="60">' . "\n"
						. esc_textarea( $value ) . '</textarea></label></p>';
				}
			}
		}
		return $html;
	}

	private function clean( mixed $value ): string {
		return is_string( $value ) ? str_replace( "\0", '', wp_check_invalid_utf8( $value ) ) : '';
	}
}
