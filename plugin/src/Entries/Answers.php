<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\AnswerRole;
use Vestibule\Form\FormLabels;
use Vestibule\Form\Sender;

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
	public function __construct( private readonly array $data, private readonly array $answers, public readonly Sender $sender ) {}

	/** The field "Subject" of form 4, whose name is input_text; of another form its first text. */
	public function subject(): string {
		foreach ( array( 'subject', 'input_text' ) as $name ) {
			if ( $this->values( $name ) ) {
				return implode( ' ', $this->values( $name ) );
			}
		}
		foreach ( $this->answers as $answer ) {
			$is_subject = '' === $answer['type'] ? str_starts_with( $answer['name'], 'input_text' ) : AnswerRole::Subject === $answer['role'];
			if ( $is_subject && $this->values( $answer['name'] ) ) {
				return $this->values( $answer['name'] )[0];
			}
		}
		return '';
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

	/** @return list<string> Without the empty ones. */
	private function values( string $name ): array {
		$value = $this->data[ $name ] ?? '';
		return array_values( array_filter( is_array( $value ) ? $value : array( $value ), static fn( string $one ): bool => '' !== trim( $one ) ) );
	}
}
