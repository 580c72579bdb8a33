<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Edit;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Form field of an entry that a user edits: the controls for its answers, and the new values. Both depend on the type
 * of the field.
 *
 * @phpstan-import-type Option from AnswerControl
 * @phpstan-type EditedAnswer array{
 *     name: string, label: string, help: string, control: string, input: string, options: list<Option>,
 *     value: list<string>, required: bool, reason: string,
 * }
 */
final class EditedField {

	/** @var array<string, AnswerControl> Controls by input name. */
	private readonly array $controls;

	public function __construct( private readonly FormField $field ) {
		$keys           = array_column( $field->parts(), 'key', 'name' );
		$names          = array_map( strval( ... ), array_keys( $field->labels() ) );
		$controls       = array_map(
			static fn ( string $name ): AnswerControl => $field->type->answerControl( $field, $keys[ $name ] ?? '' ),
			$names
		);
		$this->controls = array_combine( $names, $controls );
	}

	/**
	 * @param array<string, string|list<string>> $values Stored values by input name.
	 * @return list<EditedAnswer>
	 */
	public function answers( array $values ): array {
		$labels   = $this->field->labels();
		$required = array_column( $this->field->parts(), 'required', 'name' );
		$edited   = $this->edited( $values );
		$answers  = array();
		foreach ( $this->controls as $name => $control ) {
			$stored    = array_values( (array) ( $values[ $name ] ?? array() ) );
			$shown     = array_values( (array) ( $edited[ $name ] ?? array() ) );
			$answers[] = array(
				'name'     => $name,
				'label'    => '' === $labels[ $name ] ? $name : $labels[ $name ],
				'help'     => wp_strip_all_tags( $this->field->help ),
				'control'  => $control->kind,
				'input'    => $control->input,
				'options'  => array() === $control->options
					? array()
					: self::withSelected( $control->options, $stored ),
				'value'    => 'none' === $control->kind ? $this->words( $name, $values ) : $shown,
				'required' => $required[ $name ] ?? $this->field->required,
				'reason'   => $control->reason,
			);
		}
		return $answers;
	}

	/**
	 * Reads new values as the field type would read them from an API client. Answers that are not in the request keep
	 * their stored value.
	 *
	 * @param array<string, string|list<string>> $posted New values by input name.
	 * @param array<string, string|list<string>> $values Stored values by input name.
	 * @return Value|null Value before validation and normalization. Null if nothing has changed.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused If a value has the wrong shape for the field type.
	 */
	public function read( array $posted, array $values ): ?Value {
		$edited = $this->edited( $values );
		$given  = array();
		foreach ( array_intersect_key( $posted, $this->controls ) as $name => $value ) {
			$known = array( self::text( $values[ $name ] ?? '' ), self::text( $edited[ $name ] ?? '' ) );
			if ( 'none' !== $this->controls[ $name ]->kind && ! in_array( self::text( $value ), $known, true ) ) {
				$given[ $name ] = $value;
			}
		}
		if ( array() === $given ) {
			return null;
		}
		$body   = $this->body( $given + $edited );
		$length = strlen( (string) wp_json_encode( $body ) );
		return $this->field->type->read( $this->field, SubmittedData::fromBody( $body, $length ) );
	}

	/**
	 * Converts a value to a string for comparison. An empty list is equal to an empty string.
	 *
	 * @param string|list<string> $value
	 */
	public static function text( string|array $value ): string {
		return implode( "\0", (array) $value );
	}

	/**
	 * @param array<string, string|list<string>> $values Stored values by input name.
	 * @return array<string, string|list<string>> Values of the field in the format that users edit.
	 */
	private function edited( array $values ): array {
		return $this->field->type->editedValue( $this->field, $this->field->valueIn( $values ) )->posted;
	}

	/**
	 * @param array<string, string|list<string>> $values Values by input name.
	 * @return array<string, mixed> Values in the structure of a PHP request, where parts are nested arrays.
	 */
	private function body( array $values ): array {
		$keys = array_column( $this->field->parts(), 'key', 'name' );
		$body = array();
		foreach ( $values as $name => $value ) {
			if ( isset( $keys[ $name ] ) ) {
				$body[ $keys[ $name ] ] = $value;
			} else {
				return array( $this->field->name => $this->field->type->posted( $this->field, $value ) );
			}
		}
		return array( $this->field->name => $this->field->type->posted( $this->field, $body ) );
	}

	/**
	 * Adds selected values that the field no longer offers to its options.
	 *
	 * @param list<Option> $options
	 * @param list<string> $selected
	 * @return list<Option>
	 */
	private static function withSelected( array $options, array $selected ): array {
		$shown = array();
		foreach ( $options as $option ) {
			$shown[] = array( 'value' => $option['value'], 'label' => $option['label'] );
		}
		foreach ( array_diff( $selected, array( '', ...array_column( $options, 'value' ) ) ) as $gone ) {
			$shown[] = array( 'value' => $gone, 'label' => $gone );
		}
		return $shown;
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return list<string>
	 */
	private function words( string $name, array $values ): array {
		$text = $this->field->type->asText(
			$this->field,
			new Value( array_intersect_key( $values, array( $name => true ) ) )
		);
		return '' === $text ? array() : array( $text );
	}
}
