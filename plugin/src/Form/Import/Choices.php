<?php

declare(strict_types=1);

namespace Vestibule\Form\Import;

/** Options of a field, as their block keeps them. */
final class Choices {

	/**
	 * @param list<Loose> $options
	 * @param string      $label   The key of what is shown.
	 * @param string      $value   The key of what is posted; the label is where it is empty.
	 * @param string      $chosen  The key of whether the form begins with it.
	 * @return list<array{value: string, label: string, selected?: bool}>
	 */
	public static function from( array $options, string $label, string $value, string $chosen = '' ): array {
		$choices = array();
		foreach ( $options as $option ) {
			$shown  = $option->text( $label );
			$posted = $option->text( $value );
			$choice    = array( 'value' => mb_substr( '' === $posted ? $shown : $posted, 0, 200 ), 'label' => mb_substr( '' === $shown ? $posted : $shown, 0, 300 ) );
			$choices[] = $choice + ( '' !== $chosen && $option->isOn( $chosen ) ? array( 'selected' => true ) : array() );
		}
		return array_values( array_filter( $choices, static fn ( array $choice ): bool => '' !== $choice['value'] ) );
	}

	/**
	 * @param list<array{value: string, label: string}> $choices
	 * @param list<string>                              $values That the form begins with.
	 * @return list<array{value: string, label: string, selected?: bool}>
	 */
	public static function withSelected( array $choices, array $values ): array {
		return array_map( static fn ( array $choice ): array => $choice + ( in_array( $choice['value'], $values, true ) ? array( 'selected' => true ) : array() ), $choices );
	}

	/** @return list<array{value: string, label: string}> From 0 to 10, as the question asks for: stars would have no 0. */
	public static function promoter( string $lowest, string $highest ): array {
		$words = array_filter( array( '0' => $lowest, '10' => $highest ) );
		return array_map( static fn ( int $number ): array => array( 'value' => (string) $number, 'label' => isset( $words[ $number ] ) ? "{$number} – {$words[ $number ]}" : (string) $number ), range( 0, 10 ) );
	}

	/**
	 * @param list<string> $texts
	 * @return list<array{value: string, label: string}>
	 */
	public static function fromTexts( array $texts ): array {
		return array_map( static fn ( string $text ): array => array( 'value' => mb_substr( $text, 0, 200 ), 'label' => mb_substr( $text, 0, 300 ) ), $texts );
	}
}
