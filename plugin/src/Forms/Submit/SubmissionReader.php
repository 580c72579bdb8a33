<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\BooksTime;
use Vestibule\Fields\Context;
use Vestibule\Fields\FormField;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\Types\Appointment\ChosenTime;
use Vestibule\Forms\Limits\Admission;

/**
 * Validates submissions from visitors and API clients and normalizes their values for storage. Checks all rules of all
 * fields, including those that the browser cannot check (docs/form.md).
 */
final class SubmissionReader {

	public function __construct( private readonly Admission $admission ) {}

	/**
	 * @param array<string, string|list<string>> $values Submitted values by posted name (FieldValues).
	 * @param string                      $page   URL of the form's page.
	 * @param int                         $user   ID of the sender's user account. 0 for guests.
	 * @param array<string, list<string>> $errors  Errors of rejected files.
	 * @param list<string>                $settled Fields to skip, because their time or files were stored with an
	 * earlier submission.
	 * @throws SubmissionRefused Status 400, 403, 409 or 422.
	 */
	public function read(
		FormDefinition $form,
		array $values,
		string $page,
		int $user,
		array $errors = array(),
		array $settled = array()
	): CheckedSubmission {
		$this->admission->admit( $form, $user );
		/**
		 * Filters the submitted values before they are validated. Only strings and lists of strings under existing
		 * names are accepted.
		 *
		 * @param array<string, string|list<string>> $values Values by posted name.
		 * @param FormDefinition                     $form
		 */
		$values = ( new FieldValues() )->restored( apply_filters( 'vestibule/form_values', $values, $form ), $values );
		return $this->checked( $form, $values, $page, $user, $errors, $settled );
	}

	/**
	 * Validates the fields. Fields hidden by conditions are neither validated nor stored.
	 *
	 * @param array<string, string|list<string>> $values
	 * @param array<string, list<string>>        $errors  Errors of rejected files.
	 * @param list<string>                       $settled Fields to skip, because their time or files were stored with
	 * an earlier submission.
	 * @throws SubmissionRefused Status 422.
	 */
	private function checked(
		FormDefinition $form,
		array $values,
		string $source_url,
		int $user_id,
		array $errors = array(),
		array $settled = array()
	): CheckedSubmission {
		$shown   = ShownForm::decide( $form, $values )->without( $settled );
		$values  = $shown->values;
		$errors  = array_intersect_key( $errors, $values );
		$context = $shown->form->context( $values, $user_id );
		$times   = array();
		foreach ( $shown->form->fields as $field ) {
			$value   = $field->valueIn( $values );
			$faults  = $field->type->errors( $field, $value, $context );
			$errors += $faults;
			$time    = array() === $faults && $field->type instanceof BooksTime
				? $field->type->chosenTime( $field, $value )
				: null;
			$times   = null === $time ? $times : array( ...$times, $time );
		}
		/**
		 * Filters the errors in a submission. The submission is rejected if there are any errors.
		 *
		 * @param array<string, list<string>>        $errors Errors by posted name. `form` is for errors without a
		 * field.
		 * @param array<string, string|list<string>> $values Values by posted name, without hidden fields.
		 * @param FormDefinition                     $form
		 */
		$errors = SubmissionRefused::errorsIn( apply_filters( 'vestibule/form_errors', $errors, $values, $form ) );
		if ( array() !== $errors ) {
			throw new SubmissionRefused( 422, $errors );
		}
		$given = array_filter(
			$this->stored( $shown->form, $context, $times ),
			static fn( string|array $value ): bool => '' !== $value && array() !== $value
		);
		return new CheckedSubmission(
			$form,
			$this->filtered( $given, $times, $form ),
			$times,
			$source_url,
			$user_id,
			determine_locale()
		);
	}

	/**
	 * @param array<string, string|list<string>> $given
	 * @param list<ChosenTime>                   $times
	 * @return array<string, string|list<string>>
	 */
	private function filtered( array $given, array $times, FormDefinition $form ): array {
		/**
		 * Filters the validated and normalized answers before they are stored. Strings and lists of strings are
		 * accepted, also under additional names. Booked times cannot be changed.
		 *
		 * @param array<string, string|list<string>> $values Values by posted name, without empty values.
		 * @param FormDefinition                     $form
		 */
		$filtered = apply_filters( 'vestibule/entry_values', $given, $form );
		$values   = array();
		foreach ( is_array( $filtered ) ? $filtered : $given as $name => $value ) {
			if ( is_array( $value ) ) {
				$values[ (string) $name ] = array_values( array_filter( $value, 'is_string' ) );
			} elseif ( is_string( $value ) ) {
				$values[ (string) $name ] = $value;
			}
		}
		$values = array_filter(
			$values,
			static fn ( string|array $value ): bool => '' !== $value && array() !== $value
		);
		return array_intersect_key(
			$given,
			array_flip( array_map( static fn ( ChosenTime $time ): string => $time->field, $times ) )
		) + $values;
	}

	/**
	 * Returns the values to store: phone numbers in international format, appointments in UTC. Excludes auxiliary
	 * values, such as a repeated email address.
	 *
	 * @param list<ChosenTime> $times
	 * @return array<string, string|list<string>>
	 */
	private function stored( FormDefinition $form, Context $context, array $times ): array {
		$values = $context->values;
		foreach ( $form->fields as $field ) {
			if ( $field->type instanceof NormalizesValue ) {
				$values = array_replace(
					$values,
					$field->type->normalize( $field, $field->valueIn( $values ), $context )->posted
				);
			} elseif ( $field->type instanceof BooksTime ) {
				$values[ $field->name ] = '';
			}
		}
		$besides = array_merge(
			...array_map( static fn ( FormField $field ): array => $field->type->besides( $field ), $form->fields )
		);
		$values  = array_diff_key( $values, $besides );
		foreach ( $times as $time ) {
			$values[ $time->field ] = $time->start->format( 'Y-m-d\TH:i:s\Z' );
		}
		return $values;
	}
}
