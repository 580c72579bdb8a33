<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** The names given so far in one form: each field posts under its own, and never under one that a call needs for itself. */
final class FieldNames {

	private const RESERVED = array( 'action', 'data', 'form_id', 'form', 'nonce', 't', 'vestibule_key', 'vestibule_instance', 'vestibule_page', '__vestibule_token' );

	/** A control of such a name hides what scripts ask a form or an object for: `form.reset` would then be a text field. */
	private const SHADOWING = array(
		'addEventListener', 'append', 'children', 'classList', 'closest', 'contains', 'dataset', 'dispatchEvent', 'elements', 'focus', 'getAttribute',
		'hidden', 'id', 'matches', 'method', 'nodeName', 'nodeType', 'ownerDocument', 'parentNode', 'querySelector', 'querySelectorAll', 'remove',
		'removeEventListener', 'requestSubmit', 'reset', 'setAttribute', 'submit', 'tagName', 'textContent',
		'constructor', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'toString', 'valueOf',
	);

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
		return in_array( $name, self::RESERVED, true ) || in_array( $name, self::SHADOWING, true ) || 1 === preg_match( '/^item_\d+__url$/D', $name );
	}
}
