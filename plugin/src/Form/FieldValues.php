<?php

declare(strict_types=1);

namespace Vestibule\Form;

/**
 * Takes from a submission what the form asks for, and nothing else: unknown names are dropped
 * (docs/reference/calls.md).
 */
final class FieldValues {

	/**
	 * @return array<string, string|list<string>> By posted name, for every field.
	 * @throws Refused 400 when a value has the wrong shape.
	 */
	public function of( FormDefinition $form, SubmittedData $posted ): array {
		$values = array();
		foreach ( $form->fields as $field ) {
			if ( FieldType::Name === $field->type ) {
				foreach ( $field->parts as $part ) {
					$values[ $part['name'] ] = $this->line( $posted->text( $field->name, $part['key'] ) );
				}
			} elseif ( $field->type->isList() ) {
				$values[ $field->name ] = array_values( array_unique( $posted->texts( $field->name ) ) );
			} else {
				$text                   = $posted->text( $field->name );
				$values[ $field->name ] = FieldType::Textarea === $field->type ? $this->lines( $text ) : $this->line( $text );
			}
		}
		return $values;
	}

	/**
	 * Values as other code gives them back: what is missing or of another shape stays as it was.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string|list<string>>
	 */
	public function restored( mixed $given, array $values ): array {
		$given = is_array( $given ) ? $given : array();
		foreach ( $values as $name => $value ) {
			$new = $given[ $name ] ?? null;
			if ( is_array( $new ) && is_array( $value ) ) {
				$values[ $name ] = array_values( array_filter( $new, 'is_string' ) );
			} elseif ( is_string( $new ) && is_string( $value ) ) {
				$values[ $name ] = $new;
			}
		}
		return $values;
	}

	/** One line, without signs that cannot be seen: they would break mails, calendars and tables. */
	private function line( string $text ): string {
		return Rules\Text::trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text ) );
	}

	private function lines( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		return Rules\Text::trim( (string) preg_replace( '/[\x00-\x08\x0B-\x1F\x7F]+/', '', $text ) );
	}
}
