<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** Errors as other code gives them back through a filter, in the shape of the contract. */
final class ErrorList {

	/** @return array<string, list<string>> By posted name; one text counts as a list of one. */
	public static function fromFiltered( mixed $errors ): array {
		$list = array();
		foreach ( is_array( $errors ) ? $errors : array() as $name => $messages ) {
			$texts = array_values( array_filter( is_array( $messages ) ? $messages : array( $messages ), static fn( mixed $text ): bool => is_string( $text ) && '' !== $text ) );
			if ( array() !== $texts ) {
				$list[ (string) $name ] = $texts;
			}
		}
		return $list;
	}
}
