<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Templates;

/** Creates the block markup of form templates. The methods for common fields use the field names from docs/form.md. */
final class Markup {

	/** @param array<string, mixed> $attributes Additional block attributes. */
	public function field( string $type, string $name, string $label, array $attributes = array() ): string {
		return $this->block( "field-{$type}", array( 'name' => $name, 'label' => $label ) + $attributes );
	}

	/** @param array<string, mixed> $attributes Additional block attributes. */
	public function required( string $type, string $name, string $label, array $attributes = array() ): string {
		return $this->field( $type, $name, $label, $attributes + array( 'required' => true ) );
	}

	/** Creates a field for first and last name. */
	public function name(): string {
		$parts = array(
			'first_name' => array( 'visible' => true, 'required' => true ),
			'middle_name' => array( 'visible' => false, 'required' => false ),
			'last_name' => array( 'visible' => true, 'required' => true ),
		);
		return $this->field( 'name', 'names', __( 'Name', 'vestibule' ), array( 'parts' => $parts ) );
	}

	/** @param array<string, mixed> $attributes */
	public function email( array $attributes = array() ): string {
		return $this->field( 'email', 'email', __( 'Email', 'vestibule' ), $attributes + array( 'required' => true ) );
	}

	/** @param array<string, mixed> $attributes */
	public function phone( array $attributes = array() ): string {
		return $this->field( 'phone', 'phone', __( 'Phone', 'vestibule' ), $attributes );
	}

	/** Creates the required checkbox for data protection. */
	public function agreement( string $text ): string {
		return $this->field(
			'agreement',
			'gdpr-agreement',
			__( 'Data protection', 'vestibule' ),
			array( 'text' => $text, 'required' => true )
		);
	}

	public function section( string $title, string $text = '' ): string {
		return $this->block( 'section', array_filter( array( 'title' => $title, 'text' => $text ) ) );
	}

	public function step( string $title, string ...$blocks ): string {
		return get_comment_delimited_block_content(
			'vestibule/step',
			array( 'title' => $title ),
			"\n" . implode( "\n\n", $blocks ) . "\n"
		);
	}

	public function button( string $label ): string {
		return $this->block( 'submit', array( 'label' => $label ) );
	}

	/**
	 * Returns options whose values are the same as their labels. If an editor changes the label of such an option, its
	 * value changes, too.
	 *
	 * @return array{options: list<array{value: string, label: string}>} Block attribute.
	 */
	public function choices( string ...$labels ): array {
		return array(
			'options' => array_map( fn ( string $label ): array => $this->choice( $label ), array_values( $labels ) ),
		);
	}

	/** @return array{value: string, label: string, places?: int} */
	public function choice( string $label, ?int $places = null ): array {
		return array( 'value' => $label, 'label' => $label ) + (
			null === $places ? array() : array( 'places' => $places )
		);
	}

	/**
	 * Returns options with numbers as values, for formulas.
	 *
	 * @param array<array-key, string> $labels Labels by value.
	 * @return array{options: list<array{value: string, label: string}>} Block attribute.
	 */
	public function options( array $labels ): array {
		return array(
			'options' => array_map(
				static fn ( string|int $value, string $label ): array =>
					array( 'value' => (string) $value, 'label' => $label ),
				array_keys( $labels ),
				$labels
			),
		);
	}

	/**
	 * Returns a condition that shows a field depending on the answer to another field.
	 *
	 * @return array{conditions: array<string, mixed>} Block attribute or setting.
	 */
	public function when( string $field, string $operator, string $value = '' ): array {
		return array(
			'conditions' => array(
				'match' => 'all',
				'rules' => array( array( 'field' => $field, 'operator' => $operator, 'value' => $value ) ),
			),
		);
	}

	/** @param array<string, mixed> $attributes */
	private function block( string $name, array $attributes ): string {
		return get_comment_delimited_block_content( "vestibule/{$name}", $attributes, '' );
	}
}
