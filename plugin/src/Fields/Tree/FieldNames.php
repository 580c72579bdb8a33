<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/**
 * The names given so far in one form, or in the rows of a field: each field posts under its own, and never under one that a call needs for itself.
 */
final class FieldNames {

	/**
	 * What a call needs for itself; and what would hide, as the name of a control, what scripts ask a form or an object
	 * for: `form.reset` would then be a text field.
	 */
	public const RESERVED = array(
		...HiddenNames::ALL,
		...HiddenNames::SOME,
		'action', 'data', 'form', 'nonce', 't',
		'addEventListener', 'append', 'children', 'classList', 'closest', 'contains', 'dataset', 'dispatchEvent', 'elements', 'focus', 'getAttribute',
		'hidden', 'id', 'matches', 'method', 'nodeName', 'nodeType', 'ownerDocument', 'parentNode', 'querySelector', 'querySelectorAll', 'remove',
		'removeEventListener', 'requestSubmit', 'reset', 'setAttribute', 'submit', 'tagName', 'textContent',
		'constructor', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'toString', 'valueOf',
	);

	/** The form's trap; also a regular expression of JavaScript. */
	public const RESERVED_PATTERN = '^item_\d+__url$';

	/**
	 * @var array<string, true> By lower-case name, because two names that differ in case only are one to a reader of
	 * entries.
	 */
	private array $taken = array();

	/** How many groups with conditions came before. */
	private int $groups = 0;

	/** The wanted name, or it with the first free number: input_text, input_text_1, … */
	public function take( string $wanted ): string {
		$name = $wanted;
		for ( $n = 1; isset( $this->taken[ strtolower( $name ) ] ) || $this->isReserved( $name ); $n++ ) {
			$name = "{$wanted}_{$n}";
		}
		$this->taken[ strtolower( $name ) ] = true;
		return $name;
	}

	/** The id of the next group with conditions, in the order of the page; no field has such a name. */
	public function nextGroup(): string {
		++$this->groups;
		return "#{$this->groups}";
	}

	private function isReserved( string $name ): bool {
		return in_array( $name, self::RESERVED, true ) || 1 === preg_match( '/' . self::RESERVED_PATTERN . '/D', $name );
	}
}
