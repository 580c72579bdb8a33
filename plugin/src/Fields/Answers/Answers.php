<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Value;

/**
 * The answers of an entry in the words of its form: the one walk over fields, labels and values, for lists, emails,
 * exports, webhooks and programs. Without values it says what a form asks.
 */
final class Answers {

	/**
	 * @param list<FormField>                        $fields Of the form; none if it is gone.
	 * @param array<string, string|list<string>> $values By posted name.
	 * @param string                             $unconfirmed The posted name of what counts only after a click.
	 */
	public function __construct( private readonly array $fields, private readonly array $values = array(), private readonly string $unconfirmed = '' ) {}

	/** @return list<Answer> In the form's order, also those left empty; then what the form no longer asks, as it is stored. */
	public function all(): array {
		$answers = array();
		$left    = $this->values;
		foreach ( $this->fields as $field ) {
			foreach ( $field->labels() as $name => $label ) {
				$answers[] = new Answer( (string) $name, $label, $left[ $name ] ?? '', $field, $name === $this->unconfirmed );
				unset( $left[ $name ] );
			}
		}
		foreach ( $left as $name => $value ) {
			$answers[] = new Answer( (string) $name, (string) $name, $value );
		}
		return $answers;
	}

	/** @return list<Answer> All but appointments, which are shown from their bookings. */
	public function withoutAppointments(): array {
		return array_values( array_filter( $this->all(), static fn ( Answer $answer ): bool => AnswerRole::Appointment !== $answer->role ) );
	}

	public function asksForAppointment(): bool {
		return in_array( AnswerRole::Appointment, array_column( $this->all(), 'role' ), true );
	}

	public function sender(): Sender {
		return Sender::of( $this->fields, $this->values );
	}

	/** The field "Subject" of form 4, whose name is input_text; of another form its first text. */
	public function subject(): string {
		foreach ( array( 'subject', 'input_text' ) as $name ) {
			$texts = Answer::filled( $this->values[ $name ] ?? '' );
			if ( array() !== $texts ) {
				return implode( ' ', $texts );
			}
		}
		foreach ( $this->all() as $answer ) {
			$is_subject = null === $answer->field ? str_starts_with( $answer->name, 'input_text' ) : AnswerRole::Subject === $answer->role;
			$texts      = $is_subject ? Answer::filled( $answer->value ) : array();
			if ( array() !== $texts ) {
				return $texts[0];
			}
		}
		return '';
	}

	/** @return list<array{heading: string, text: string}> As columns of an export; appointments are exported from their bookings. */
	public function columns(): array {
		$columns = array();
		$left    = $this->values;
		foreach ( $this->fields as $field ) {
			$value = array_filter( array_map( Answer::filled( ... ), $field->valueIn( $left )->posted ) );
			$left  = array_diff_key( $left, $field->labels() );
			if ( array() !== $value && AnswerRole::Appointment !== $field->type->role() ) {
				foreach ( $field->type->export( $field, new Value( $value ) ) as $heading => $text ) {
					$columns[] = array( 'heading' => (string) $heading, 'text' => $field->name === $this->unconfirmed && $heading === $field->label ? Answer::unconfirmed( $text ) : $text );
				}
			}
		}
		foreach ( array_filter( array_map( Answer::filled( ... ), $left ) ) as $name => $texts ) {
			$columns[] = array( 'heading' => (string) $name, 'text' => implode( ', ', $texts ) );
		}
		return $columns;
	}

	/** @return list<string> The headings of columns() that a new entry can have. */
	public function questions(): array {
		$questions = array();
		foreach ( $this->fields as $field ) {
			if ( AnswerRole::Appointment !== $field->type->role() ) {
				$headings = array_keys( $field->type->export( $field, new Value( array() ) ) );
				array_push( $questions, ...array_map( strval( ... ), array() === $headings ? array_values( $field->labels() ) : $headings ) );
			}
		}
		return $questions;
	}
}
