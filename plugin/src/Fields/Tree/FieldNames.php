<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

/** Assigns a unique name to each field of a form or a repeater row. Reserved names are not assigned. */
final class FieldNames {

	/**
	 * Names that requests already use, and names that would shadow properties and methods of form elements or objects.
	 * With a field named `reset`, for example, `form.reset` would return that input.
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

	/** Pattern for the names of honeypot inputs. Also used as a JavaScript regular expression. */
	public const RESERVED_PATTERN = '^item_\d+__url$';

	/**
	 * @var array<string, true> Assigned names in lower case, because users can't distinguish names that differ only in
	 * case.
	 */
	private array $taken = array();

	/** Number of conditional groups that have an ID. */
	private int $groups = 0;

	/**
	 * Returns the requested name. If it is already assigned or reserved, appends the first available number:
	 * input_text, input_text_1, …
	 */
	public function take( string $wanted ): string {
		$name = $wanted;
		for ( $n = 1; isset( $this->taken[ strtolower( $name ) ] ) || $this->isReserved( $name ); $n++ ) {
			$name = "{$wanted}_{$n}";
		}
		$this->taken[ strtolower( $name ) ] = true;
		return $name;
	}

	/**
	 * Returns the ID of the next conditional group, in the order of the page. Its format differs from that of field
	 * names.
	 */
	public function nextGroup(): string {
		++$this->groups;
		return "#{$this->groups}";
	}

	private function isReserved( string $name ): bool {
		return in_array( $name, self::RESERVED, true )
			|| 1 === preg_match( '/' . self::RESERVED_PATTERN . '/D', $name );
	}
}
