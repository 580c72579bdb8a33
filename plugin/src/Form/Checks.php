<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\PhoneNumbers;
use Vestibule\Contracts\ZoneName;
use Vestibule\Form\Rules\AppointmentValue;
use Vestibule\Form\Rules\FieldRules;

/** Every rule of every field on the server, the ones that the browser cannot know included (docs/reference/form.md). */
final class Checks {

	public function __construct(
		private readonly FieldRules $rules,
		private readonly PhoneNumbers $phones,
		private readonly Appointments $appointments,
	) {}

	/**
	 * @param array<string, string|list<string>> $values
	 * @throws Refused 422.
	 */
	public function check( FormDefinition $form, array $values, string $source_url, int $user_id ): CheckedSubmission {
		$region = $this->region( $form, $values );
		$errors = array();
		$times  = array();
		foreach ( $form->fields as $field ) {
			$errors += $this->rules->errors( $field, $values, $this->regionOf( $field, $region ) );
			if ( FieldType::Appointment === $field->type && ! isset( $errors[ $field->name ] ) ) {
				$time = $this->time( $field, $this->text( $values, $field->name ) );
				if ( false === $time ) {
					$errors[ $field->name ] = array( $field->messages['invalid'] );
				} elseif ( null !== $time ) {
					$times[] = $time;
				}
			}
		}
		/**
		 * Filters what is wrong with a submission; an error added here refuses it, one taken away lets it pass.
		 *
		 * @param array<string, list<string>>        $errors By posted name; `form` belongs to no field.
		 * @param array<string, string|list<string>> $values By posted name.
		 * @param FormDefinition                     $form
		 */
		$errors = ErrorList::of( apply_filters( 'vestibule/form_errors', $errors, $values, $form ) );
		if ( array() !== $errors ) {
			throw new Refused( 422, $errors );
		}
		$given = array_filter( $this->rewritten( $form, $values, $region, $times ), static fn( string|array $value ): bool => '' !== $value && array() !== $value );
		return new CheckedSubmission( $form, $given, $times, $source_url, $user_id );
	}

	/** @return ChosenTime|null|false Null when none was chosen, false when it is not offered. */
	private function time( Field $field, string $text ): ChosenTime|null|false {
		$value = AppointmentValue::parse( $text );
		if ( null === $value?->start ) {
			return null;
		}
		$event = $this->appointments->event( $field->event );
		if ( null === $event || ! $this->appointments->isOffered( $event, $value->start ) ) {
			return false;
		}
		$zone = ZoneName::isKnown( $value->timezone ) ? $value->timezone : $this->appointments->timezone( $event );
		return new ChosenTime( $field->name, $event, $value->start, $zone, $value->hold );
	}

	/**
	 * Phone numbers in full international form (docs/reference/form.md), appointments as their instant.
	 *
	 * @param array<string, string|list<string>> $values
	 * @param list<ChosenTime>                   $times
	 * @return array<string, string|list<string>>
	 */
	private function rewritten( FormDefinition $form, array $values, string $region, array $times ): array {
		foreach ( $form->fields as $field ) {
			if ( FieldType::Phone === $field->type && '' !== $this->text( $values, $field->name ) ) {
				$verdict                = $this->phones->verdict( $this->text( $values, $field->name ), $this->regionOf( $field, $region ) );
				$values[ $field->name ] = $verdict->international ?? $this->text( $values, $field->name );
			} elseif ( FieldType::Appointment === $field->type ) {
				$values[ $field->name ] = '';
			}
		}
		foreach ( $times as $time ) {
			$values[ $time->field ] = $time->start->format( 'Y-m-d\TH:i:s\Z' );
		}
		return $values;
	}

	/**
	 * The country in which a number without one is read: the one the visitor chose in the form.
	 *
	 * @param array<string, string|list<string>> $values
	 */
	private function region( FormDefinition $form, array $values ): string {
		foreach ( $form->fields as $field ) {
			if ( FieldType::Country === $field->type ) {
				return $this->text( $values, $field->name );
			}
		}
		return '';
	}

	private function regionOf( Field $field, string $region ): string {
		return '' === $region && 'auto' !== $field->initialCountry ? strtoupper( $field->initialCountry ) : $region;
	}

	/** @param array<string, string|list<string>> $values */
	private function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
