<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\AnswerRole;
use Vestibule\Form\FormLabels;

/**
 * What a visitor answered, with the words of the form beside it.
 *
 * @phpstan-import-type RowTable from FormLabels
 * @phpstan-type File array{name: string, size: string, url: string, preview: string}
 * @phpstan-type Answer array{name: string, type: string, role: AnswerRole|null, label: string, values: list<string>, files: list<File>, table: RowTable|null}
 */
final class Answers {

	/**
	 * @param array<string, string|list<string>> $data    By posted name.
	 * @param list<Answer>                       $answers In the form's order.
	 */
	public function __construct( private readonly array $data, private readonly array $answers ) {}

	public function name(): string {
		return implode( ' ', $this->forRole( AnswerRole::Name, 'names[' ) );
	}

	public function email(): string {
		return $this->forRole( AnswerRole::Email, 'email' )[0] ?? '';
	}

	/** The field "Subject" of form 4, whose name is input_text; of another form its first text. */
	public function subject(): string {
		foreach ( array( 'subject', 'input_text' ) as $name ) {
			if ( $this->values( $name ) ) {
				return implode( ' ', $this->values( $name ) );
			}
		}
		return $this->forRole( AnswerRole::Subject, 'input_text' )[0] ?? '';
	}

	/**
	 * Every answer but the appointment, which is shown from its booking; then what the form no longer has.
	 *
	 * @return list<array{name: string, type: string, label: string, values: list<string>, files: list<array{name: string, size: string, url: string, preview: string}>, table: RowTable|null}>
	 */
	public function fields(): array {
		$fields = array();
		foreach ( $this->answers as $answer ) {
			if ( AnswerRole::Appointment !== $answer['role'] ) {
				$fields[] = array(
					'name'   => $answer['name'],
					'type'   => $answer['type'],
					'label'  => '' === $answer['label'] ? $answer['name'] : $answer['label'],
					'values' => $answer['values'],
					'files'  => $answer['files'],
					'table'  => $answer['table'],
				);
			}
		}
		return $fields;
	}

	/**
	 * @param list<string> $names
	 * @return object With what was answered in each, by name.
	 */
	public function words( array $names ): object {
		$words = array();
		foreach ( $this->answers as $answer ) {
			if ( in_array( $answer['name'], $names, true ) ) {
				$words[ $answer['name'] ] = implode( ', ', $answer['values'] );
			}
		}
		return (object) $words;
	}

	/**
	 * @param string $start What the names begin with when the form is gone.
	 * @return list<string>
	 */
	private function forRole( AnswerRole $role, string $start ): array {
		$found = array();
		foreach ( $this->answers as $answer ) {
			$is_ours = '' === $answer['type'] ? str_starts_with( $answer['name'], $start ) : $role === $answer['role'];
			array_push( $found, ...( $is_ours ? $this->values( $answer['name'] ) : array() ) );
		}
		return $found;
	}

	/** @return list<string> Without the empty ones. */
	private function values( string $name ): array {
		$value = $this->data[ $name ] ?? '';
		return array_values( array_filter( is_array( $value ) ? $value : array( $value ), static fn( string $one ): bool => '' !== trim( $one ) ) );
	}
}
