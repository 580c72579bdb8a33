<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Edit;

use Vestibule\Fields\BooksTime;
use Vestibule\Fields\FormField;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Types\Agreement;
use Vestibule\Fields\Types\Textarea;
use Vestibule\Fields\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Editable answers of a field: the control to edit them with, or the reason why they can't be edited.
 *
 * @phpstan-type EditedAnswer array{name: string, label: string, help: string, control: string, options: list<array{value: string, label: string}>, value: list<string>, required: bool, reason: string}
 */
final class EditedField {

	/** @param bool $inRow Whether the field is a cell of a row. Cells are normalized when the row is stored. */
	public function __construct( private readonly FormField $field, private readonly bool $inRow = false ) {}

	public function isEditable(): bool {
		return '' === $this->reason();
	}

	/**
	 * @param array<string, string|list<string>> $values Values of the whole entry, by posted name.
	 * @return list<EditedAnswer>
	 */
	public function answers( array $values ): array {
		$required = array_column( $this->field->parts(), 'required', 'name' );
		$answers  = array();
		foreach ( $this->field->labels() as $name => $label ) {
			$answers[] = array(
				'name'     => (string) $name,
				'label'    => '' === $label ? (string) $name : $label,
				'help'     => wp_strip_all_tags( $this->field->help ),
				'control'  => $this->control(),
				'options'  => $this->options( (array) ( $values[ $name ] ?? array() ) ),
				'value'    => $this->isEditable() ? array_values( (array) ( $values[ $name ] ?? array() ) ) : $this->words( (string) $name, $values ),
				'required' => $required[ $name ] ?? $this->field->required,
				'reason'   => $this->reason(),
			);
		}
		return $answers;
	}

	/**
	 * Reads values in the same way as a submission.
	 *
	 * @param array<string, string|list<string>> $values Values by posted name.
	 * @throws \Vestibule\Fields\Submitted\SubmissionRefused If a value has the wrong shape for the field type.
	 */
	public function read( array $values ): Value {
		$body = array();
		foreach ( array_intersect_key( $values, $this->field->labels() ) as $name => $value ) {
			if ( 1 === preg_match( '/^([^\[]+)\[([^\]]+)\]$/D', (string) $name, $match ) ) {
				$body[ $match[1] ] = array( $match[2] => $value ) + ( is_array( $body[ $match[1] ] ?? null ) ? $body[ $match[1] ] : array() );
			} else {
				$body[ $name ] = $value;
			}
		}
		return $this->field->type->read( $this->field, SubmittedData::fromBody( $body, strlen( (string) wp_json_encode( $body ) ) ) );
	}

	/**
	 * @param array<string, string|list<string>> $values Values by posted name.
	 * @return array<string, string> Texts for comparison. An empty list equals a missing value.
	 */
	public function texts( array $values ): array {
		return array_map( static fn ( string $name ): string => implode( "\0", (array) ( $values[ $name ] ?? array() ) ), array_combine( $this->names(), $this->names() ) );
	}

	/** @return list<string> */
	private function names(): array {
		return array_map( strval( ... ), array_keys( $this->field->labels() ) );
	}

	private function control(): string {
		$type = $this->field->type;
		return match ( true ) {
			! $this->isEditable()                      => 'none',
			$type->holdsList()                         => 'choices',
			array() !== $type->choices( $this->field ) => 'choice',
			$type instanceof Textarea                  => 'text',
			default                                    => 'line',
		};
	}

	/**
	 * @param array<string> $chosen Selected values. Those that are no longer offered are added to the options.
	 * @return list<array{value: string, label: string}>
	 */
	private function options( array $chosen ): array {
		if ( ! in_array( $this->control(), array( 'choice', 'choices' ), true ) ) {
			return array();
		}
		$offered = $this->field->type->choices( $this->field );
		$gone    = array_diff( array_filter( $chosen, static fn ( string $text ): bool => '' !== $text ), array_column( $offered, 'value' ) );
		$option  = static fn ( string $value, string $label ): array => array( 'value' => $value, 'label' => $label );
		return array(
			...array_map( static fn ( array $one ): array => $option( $one['value'], $one['label'] ), $offered ),
			...array_values( array_map( static fn ( string $value ): array => $option( $value, $value ), $gone ) ),
		);
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return list<string>
	 */
	private function words( string $name, array $values ): array {
		$text = $this->field->type->asText( $this->field, new Value( array_intersect_key( $values, array( $name => true ) ) ) );
		return '' === $text ? array() : array( $text );
	}

	private function reason(): string {
		$type = $this->field->type;
		return match ( true ) {
			$type instanceof BooksTime    => __( 'A booked time cannot be changed here.', 'vestibule' ),
			$type instanceof Agreement => __( 'What a visitor agreed to stays as it was.', 'vestibule' ),
			$type instanceof NormalizesValue && ! $this->inRow, $type->holdsList() && array() === $this->field->options() => __( 'This kind of answer cannot be changed here yet.', 'vestibule' ),
			default                       => '',
		};
	}
}
