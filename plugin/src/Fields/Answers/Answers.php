<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Value;

/**
 * Formats the answers of an entry for lists, emails, exports, webhooks and API clients. If there are no values,
 * describes the form's fields.
 */
final class Answers {

	/**
	 * @param list<FormField>                    $fields      Fields of the form. Empty if the form was deleted.
	 * @param array<string, string|list<string>> $values      Values by input name.
	 * @param string                             $unconfirmed Input name of the answer that the sender has yet to
	 * confirm by email.
	 */
	public function __construct(
		private readonly array $fields,
		private readonly array $values = array(),
		private readonly string $unconfirmed = ''
	) {}

	/**
	 * @return list<Answer> Answers in form order, including empty ones. Stored values of fields that the form no longer
	 * has follow at the end.
	 */
	public function all(): array {
		$answers = array();
		$left    = $this->values;
		foreach ( $this->fields as $field ) {
			foreach ( $field->labels() as $name => $label ) {
				$answers[] = new Answer(
					(string) $name,
					$label,
					$left[ $name ] ?? '',
					$field,
					$name === $this->unconfirmed
				);
				unset( $left[ $name ] );
			}
		}
		foreach ( $left as $name => $value ) {
			$answers[] = new Answer( (string) $name, (string) $name, $value );
		}
		return $answers;
	}

	/** @return list<Answer> All answers except appointments, because bookings provide these. */
	public function withoutAppointments(): array {
		return array_values(
			array_filter(
				$this->all(),
				static fn ( Answer $answer ): bool => AnswerRole::Appointment !== $answer->role
			)
		);
	}

	public function asksForAppointment(): bool {
		return in_array( AnswerRole::Appointment, array_column( $this->all(), 'role' ), true );
	}

	public function sender(): Sender {
		return Sender::of( $this->fields, $this->values );
	}

	/**
	 * Returns the subject of the entry: the answer to the field "subject" or "input_text", or else the first text
	 * field.
	 */
	public function subject(): string {
		foreach ( array( 'subject', 'input_text' ) as $name ) {
			$texts = Answer::filled( $this->values[ $name ] ?? '' );
			if ( array() !== $texts ) {
				return implode( ' ', $texts );
			}
		}
		foreach ( $this->all() as $answer ) {
			$is_subject = null === $answer->field
				? str_starts_with( $answer->name, 'input_text' )
				: AnswerRole::Subject === $answer->role;
			$texts      = $is_subject ? Answer::filled( $answer->value ) : array();
			if ( array() !== $texts ) {
				return $texts[0];
			}
		}
		return '';
	}

	/**
	 * @return list<array{heading: string, text: string}> Columns of an export. Appointments are excluded, because
	 * bookings provide their columns.
	 */
	public function columns(): array {
		$columns = array();
		$left    = $this->values;
		foreach ( $this->fields as $field ) {
			$value = array_filter( array_map( Answer::filled( ... ), $field->valueIn( $left )->posted ) );
			$left  = array_diff_key( $left, $field->labels() );
			if ( array() !== $value && AnswerRole::Appointment !== $field->type->role() ) {
				foreach ( $field->type->export( $field, new Value( $value ) ) as $heading => $text ) {
					$columns[] = array(
						'heading' => (string) $heading,
						'text' => $field->name === $this->unconfirmed && $heading === $field->label
							? Answer::unconfirmed( $text )
							: $text,
					);
				}
			}
		}
		foreach ( array_filter( array_map( Answer::filled( ... ), $left ) ) as $name => $texts ) {
			$columns[] = array( 'heading' => (string) $name, 'text' => implode( ', ', $texts ) );
		}
		return $columns;
	}

	/** @return list<string> Headings that columns() can return for new entries. */
	public function questions(): array {
		$questions = array();
		foreach ( $this->fields as $field ) {
			if ( AnswerRole::Appointment !== $field->type->role() ) {
				$headings = array_keys( $field->type->export( $field, new Value( array() ) ) );
				array_push(
					$questions,
					...array_map( strval( ... ), array() === $headings ? array_values( $field->labels() ) : $headings )
				);
			}
		}
		return $questions;
	}
}
