<?php

declare(strict_types=1);

namespace Vestibule\Form\Import;

/** Options of a field, as their block keeps them. */
final class Choices {

	/**
	 * @param list<Loose> $options
	 * @param string      $label   The key of what is shown.
	 * @param string      $value   The key of what is posted; the label is where it is empty.
	 * @return list<array{value: string, label: string}>
	 */
	public static function from( array $options, string $label, string $value ): array {
		$choices = array();
		foreach ( $options as $option ) {
			$shown  = $option->text( $label );
			$posted = $option->text( $value );
			$choices[] = array( 'value' => mb_substr( '' === $posted ? $shown : $posted, 0, 200 ), 'label' => mb_substr( '' === $shown ? $posted : $shown, 0, 300 ) );
		}
		return array_values( array_filter( $choices, static fn ( array $choice ): bool => '' !== $choice['value'] ) );
	}

	/**
	 * @param list<string> $texts
	 * @return list<array{value: string, label: string}>
	 */
	public static function fromTexts( array $texts ): array {
		return array_map( static fn ( string $text ): array => array( 'value' => mb_substr( $text, 0, 200 ), 'label' => mb_substr( $text, 0, 300 ) ), $texts );
	}
}
