<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/** Assigns unique posted names to the fields of a form or of a repeater row. Skips reserved names. */
final class FieldNames {

	/**
	 * Names used by requests, and names that would shadow properties and methods of a form or an object. For example,
	 * `form.reset` would return the text field.
	 */
	public const RESERVED = array(
		...HiddenNames::ALL,
		...HiddenNames::SOME,
		'action', 'data', 'form', 'nonce', 't',
		'addEventListener',
		'append',
		'children',
		'classList',
		'closest',
		'contains',
		'dataset',
		'dispatchEvent',
		'elements',
		'focus',
		'getAttribute',
		'hidden',
		'id',
		'matches',
		'method',
		'nodeName',
		'nodeType',
		'ownerDocument',
		'parentNode',
		'querySelector',
		'querySelectorAll',
		'remove',
		'removeEventListener', 'requestSubmit', 'reset', 'setAttribute', 'submit', 'tagName', 'textContent',
		'constructor',
		'hasOwnProperty',
		'isPrototypeOf',
		'propertyIsEnumerable',
		'toLocaleString',
		'toString',
		'valueOf',
	);

	/** Pattern of honeypot names. Also used as a JavaScript regular expression. */
	public const RESERVED_PATTERN = '^item_\d+__url$';

	/**
	 * @var array<string, true> Assigned names in lower case, because users can't tell apart names that differ only in
	 * case.
	 */
	private array $taken = array();

	/** Number of conditional groups so far. */
	private int $groups = 0;

	/**
	 * Returns the requested name, with the first available number appended if it is taken: input_text, input_text_1, …
	 */
	public function take( string $wanted ): string {
		$name = $wanted;
		for ( $n = 1; isset( $this->taken[ strtolower( $name ) ] ) || $this->isReserved( $name ); $n++ ) {
			$name = "{$wanted}_{$n}";
		}
		$this->taken[ strtolower( $name ) ] = true;
		return $name;
	}

	/** Returns the ID of the next conditional group, in the order of the page. Field names never have this format. */
	public function nextGroup(): string {
		++$this->groups;
		return "#{$this->groups}";
	}

	private function isReserved( string $name ): bool {
		return in_array( $name, self::RESERVED, true )
			|| 1 === preg_match( '/' . self::RESERVED_PATTERN . '/D', $name );
	}
}
