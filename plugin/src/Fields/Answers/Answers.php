<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Value;

/**
 * Formats the answers of an entry for lists, emails, exports, webhooks and API clients. If there are no values, it
 * describes the fields of the form.
 */
final class Answers {

	/**
	 * @param list<FormField>                    $fields      Fields of the form. Empty if it was deleted.
	 * @param array<string, string|list<string>> $values      Values by posted name.
	 * @param string                             $unconfirmed Posted name of the answer that the sender still has to
	 * confirm by email.
	 */
	public function __construct(
		private readonly array $fields,
		private readonly array $values = array(),
		private readonly string $unconfirmed = ''
	) {}

	/**
	 * @return list<Answer> Answers in form order, including empty ones, followed by stored values of fields that the
	 * form no longer has.
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

	/** @return list<Answer> Answers except appointments, which are displayed from their bookings. */
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

	/** Returns the subject of the entry: the field "subject" or "input_text", otherwise the first text field. */
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
	 * @return list<array{heading: string, text: string}> Columns of an export, without appointments, which are exported
	 * from their bookings.
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

	/** @return list<string> Headings of columns() that new entries can have. */
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
