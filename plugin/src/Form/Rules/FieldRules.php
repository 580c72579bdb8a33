<?php

declare(strict_types=1);

namespace Vestibule\Form\Rules;

use Vestibule\Contracts\Countries;
use Vestibule\Contracts\PhoneNumbers;
use Vestibule\Form\Field;
use Vestibule\Form\FieldType;

/**
 * What is wrong with a field's values, in words (docs/reference/form.md). An optional field left empty skips its rules.
 * The twin of src/form/rules/validate.ts; both run tests/vectors/rules.json.
 */
final class FieldRules {

	/** What a single checkbox posts when it is ticked. */
	private const TICKED        = array( 'on', '1', 'yes', 'true' );
	private const LONGEST_PHONE = 250;

	public function __construct( private readonly PhoneNumbers $phones, private readonly Countries $countries ) {}

	/**
	 * @param array<string, string|list<string>> $values By posted name.
	 * @param string                             $region The country of a number that is typed without one, alpha-2, or
	 * empty.
	 * @return array<string, list<string>> Errors by posted name; empty when all holds.
	 */
	public function errors( Field $field, array $values, string $region = '' ): array {
		$posted = FieldType::Name === $field->type
			? array_column( $field->parts, 'required', 'name' )
			: array( $field->name => $field->required );
		$errors = array();
		foreach ( $posted as $name => $required ) {
			$errors[ $name ] = $this->check( $field, $required, $values[ $name ] ?? '', $region );
		}
		return array_filter( $errors );
	}

	/**
	 * @param string|list<string> $value
	 * @return list<string>
	 */
	private function check( Field $field, bool $required, string|array $value, string $region ): array {
		$chosen = array_values( array_unique( array_filter( (array) $value, static fn( string $item ): bool => '' !== $item ) ) );
		$text   = Text::trim( is_array( $value ) ? ( $value[0] ?? '' ) : $value );
		if ( $this->isEmpty( $field->type, $text, $chosen ) ) {
			return $required ? array( $field->messages['required'] ) : array();
		}
		$invalid = array( $field->messages['invalid'] );
		return match ( $field->type ) {
			FieldType::Email       => Email::isValid( $text ) ? array() : $invalid,
			FieldType::Phone       => Text::length( $text ) <= self::LONGEST_PHONE && $this->phones->verdict( $text, $region )->valid ? array() : $invalid,
			FieldType::Appointment => AppointmentValue::parse( $text ) instanceof AppointmentValue ? array() : $invalid,
			FieldType::Agreement,
			FieldType::Terms       => in_array( $text, self::TICKED, true ) ? array() : $invalid,
			FieldType::Country,
			FieldType::Radio       => $this->areOffered( $field, array( $text ) ) ? array() : $invalid,
			FieldType::Checkbox,
			FieldType::MultiSelect => array( ...( $this->areOffered( $field, $chosen ) ? array() : $invalid ), ...$this->tooMany( $field, count( $chosen ) ) ),
			FieldType::Name,
			FieldType::Text,
			FieldType::Textarea    => $field->maxLength > 0 && Text::length( $text ) > $field->maxLength
				? array( Text::withLimit( $field->messages['max'], $field->maxLength ) )
				: array(),
		};
	}

	/** @param list<string> $chosen */
	private function isEmpty( FieldType $type, string $text, array $chosen ): bool {
		if ( $type->isList() ) {
			return array() === $chosen;
		}
		if ( FieldType::Appointment === $type && '' !== $text ) {
			$appointment = AppointmentValue::parse( $text );
			return null !== $appointment && null === $appointment->start;
		}
		return '' === $text;
	}

	/** @param list<string> $chosen */
	private function areOffered( Field $field, array $chosen ): bool {
		if ( FieldType::Country === $field->type && array() === $field->options ) {
			return array() === array_filter( $chosen, fn( string $code ): bool => ! $this->countries->isOffered( $code ) );
		}
		return array() === array_diff( $chosen, array_column( $field->options, 'value' ) );
	}

	/** @return list<string> */
	private function tooMany( Field $field, int $count ): array {
		return $field->maxSelections > 0 && $count > $field->maxSelections
			? array( Text::withLimit( $field->messages['max'], $field->maxSelections ) )
			: array();
	}
}
