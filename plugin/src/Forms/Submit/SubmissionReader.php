<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\BooksTime;
use Vestibule\Fields\Context;
use Vestibule\Fields\FormField;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\Types\Appointment\ChosenTime;
use Vestibule\Forms\Limits\Admission;

/**
 * From what was sent for a form to what can be stored: the same way for visitors and for programs. Every rule of every
 * field is checked, the ones that the browser cannot know included (docs/form.md).
 */
final class SubmissionReader {

	public function __construct( private readonly Admission $admission ) {}

	/**
	 * @param string                      $page   The address of the page with the form.
	 * @param int                         $user   Who sent it; 0 for a guest.
	 * @param array<string, list<string>> $errors  Of files that were not taken.
	 * @param list<string>                $settled Fields whose time or files came with an earlier message.
	 * @throws SubmissionRefused 400, 403, 409 or 422.
	 */
	public function read( FormDefinition $form, SubmittedData $posted, string $page, int $user, array $errors = array(), array $settled = array() ): CheckedSubmission {
		$this->admission->admit( $form, $user );
		$read   = new FieldValues();
		$values = $read->read( $form, $posted );
		/**
		 * Filters what was sent, before the rules look at it. Only texts and lists of texts under the names that are
		 * there already are taken back.
		 *
		 * @param array<string, string|list<string>> $values By posted name.
		 * @param FormDefinition                     $form
		 */
		$values = $read->restored( apply_filters( 'vestibule/form_values', $values, $form ), $values );
		return $this->checked( $form, $values, $page, $user, $errors, $settled );
	}

	/**
	 * Fields that conditions hide are left out: neither checked nor stored, whatever the browser sent.
	 *
	 * @param array<string, string|list<string>> $values
	 * @param array<string, list<string>>        $errors  What is wrong already: files that were not taken.
	 * @param list<string>                       $settled Fields to leave out: their time or files came with an earlier message.
	 * @throws SubmissionRefused 422.
	 */
	private function checked( FormDefinition $form, array $values, string $source_url, int $user_id, array $errors = array(), array $settled = array() ): CheckedSubmission {
		$shown   = ShownForm::decide( $form, $values )->without( $settled );
		$values  = $shown->values;
		$errors  = array_intersect_key( $errors, $values );
		$context = $shown->form->context( $values, $user_id );
		$times   = array();
		foreach ( $shown->form->fields as $field ) {
			$value   = $field->valueIn( $values );
			$faults  = $field->type->errors( $field, $value, $context );
			$errors += $faults;
			$time    = array() === $faults && $field->type instanceof BooksTime ? $field->type->chosenTime( $field, $value ) : null;
			$times   = null === $time ? $times : array( ...$times, $time );
		}
		/**
		 * Filters what is wrong with a submission; an error added here refuses it, one taken away lets it pass.
		 *
		 * @param array<string, list<string>>        $errors By posted name; `form` belongs to no field.
		 * @param array<string, string|list<string>> $values By posted name, without those of hidden fields.
		 * @param FormDefinition                     $form
		 */
		$errors = SubmissionRefused::errorsIn( apply_filters( 'vestibule/form_errors', $errors, $values, $form ) );
		if ( array() !== $errors ) {
			throw new SubmissionRefused( 422, $errors );
		}
		$given = array_filter( $this->stored( $shown->form, $context, $times ), static fn( string|array $value ): bool => '' !== $value && array() !== $value );
		return new CheckedSubmission( $form, $this->filtered( $given, $times, $form ), $times, $source_url, $user_id, determine_locale() );
	}

	/**
	 * @param array<string, string|list<string>> $given
	 * @param list<ChosenTime>                   $times
	 * @return array<string, string|list<string>>
	 */
	private function filtered( array $given, array $times, FormDefinition $form ): array {
		/**
		 * Filters the answers as they are about to be stored: they hold, numbers are plain and phone numbers whole. Texts
		 * and lists of texts are taken, under other names too; times that are booked stay.
		 *
		 * @param array<string, string|list<string>> $values By posted name, without the empty ones.
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
		$values = array_filter( $values, static fn ( string|array $value ): bool => '' !== $value && array() !== $value );
		return array_intersect_key( $given, array_flip( array_map( static fn ( ChosenTime $time ): string => $time->field, $times ) ) ) + $values;
	}

	/**
	 * The values as they are stored: phone numbers in full international form, appointments as their instant, without
	 * what was sent beside a field, such as an address that is asked for twice.
	 *
	 * @param list<ChosenTime> $times
	 * @return array<string, string|list<string>>
	 */
	private function stored( FormDefinition $form, Context $context, array $times ): array {
		$values = $context->values;
		foreach ( $form->fields as $field ) {
			if ( $field->type instanceof NormalizesValue ) {
				$values = array_replace( $values, $field->type->normalize( $field, $field->valueIn( $values ), $context )->posted );
			} elseif ( $field->type instanceof BooksTime ) {
				$values[ $field->name ] = '';
			}
		}
		$besides = array_merge( ...array_map( static fn ( FormField $field ): array => $field->type->besides( $field ), $form->fields ) );
		$values  = array_diff_key( $values, $besides );
		foreach ( $times as $time ) {
			$values[ $time->field ] = $time->start->format( 'Y-m-d\TH:i:s\Z' );
		}
		return $values;
	}
}
