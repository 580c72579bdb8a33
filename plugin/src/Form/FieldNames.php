<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** The names given so far in one form: each field posts under its own, and never under one that a call needs for itself. */
final class FieldNames {

	private const RESERVED = array( 'action', 'data', 'form_id', 'form', 'nonce', 't', 'vestibule_key', 'vestibule_instance', 'vestibule_page', '__vestibule_token' );

	/** @var array<string, true> By lower-case name, because two names that differ in case only are one to a reader of entries. */
	private array $taken = array();

	/** The wanted name, or it with the first free number: input_text, input_text_1, … */
	public function take( string $wanted ): string {
		$name = $wanted;
		for ( $n = 1; isset( $this->taken[ strtolower( $name ) ] ) || $this->isReserved( $name ); $n++ ) {
			$name = "{$wanted}_{$n}";
		}
		$this->taken[ strtolower( $name ) ] = true;
		return $name;
	}

	/** Names that the form's own inputs have, the trap among them. */
	private function isReserved( string $name ): bool {
		return in_array( $name, self::RESERVED, true ) || 1 === preg_match( '/^item_\d+__url$/D', $name );
	}
}
