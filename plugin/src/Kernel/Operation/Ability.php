<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

/**
 * An operation as one of WordPress's abilities, for assistants and automations. An ability takes and answers an object, so
 * a row or a list has a name in it.
 */
final class Ability {

	/**
	 * @param lowercase-string&non-falsy-string $name          Behind `vestibule/`.
	 * @param string                            $description   For who, or what, decides whether to use it.
	 * @param array<string, string>             $number        The name of the number that says what it is about, with words for it.
	 * @param string                            $one           The name of the row that is answered.
	 * @param string                            $list          The name of the list.
	 * @param string                            $page          The name of the list, of which a page is answered.
	 * @param bool                              $isDestructive Whether it changes or ends something that is there; assistants then ask their user first.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $description,
		public readonly array $number = array(),
		private readonly string $one = '',
		private readonly string $list = '',
		private readonly string $page = '',
		public readonly bool $isDestructive = false,
	) {}

	/**
	 * @param array<string, mixed> $contract Of what is given besides the number.
	 * @return array<string, mixed> What needs nothing may be left out altogether.
	 */
	public function input( array $contract ): array {
		$numbers    = array_map( static fn ( string $words ): array => array( 'type' => 'integer', 'minimum' => 1, 'description' => $words ), $this->number );
		$properties = is_array( $contract['properties'] ?? null ) ? $contract['properties'] : array();
		$required   = array( ...array_keys( $numbers ), ...( is_array( $contract['required'] ?? null ) ? array_values( $contract['required'] ) : array() ) );
		$schema     = array( 'properties' => $numbers + $properties ) + self::inner( $contract ) + array( 'type' => 'object', 'additionalProperties' => false );
		return ( array() === $required ? array( 'default' => array() ) : array( 'required' => $required ) ) + $schema;
	}

	/**
	 * @param array<string, mixed> $contract Of what is answered, or of one row.
	 * @return array<string, mixed>
	 */
	public function output( array $contract ): array {
		$rows   = array( 'type' => 'array', 'items' => self::inner( $contract ) );
		$number = array( 'type' => 'integer' );
		return match ( true ) {
			'' !== $this->one  => self::object( array( $this->one => $contract ) ),
			'' !== $this->list => self::object( array( $this->list => $rows ) ),
			'' !== $this->page => self::object( array( $this->page => $rows, 'total' => $number, 'pages' => $number ) ),
			default            => self::inner( $contract ),
		};
	}

	/**
	 * @param array<string, array<string, mixed>> $properties All of them required.
	 * @return array<string, mixed>
	 */
	public static function object( array $properties ): array {
		return array( 'type' => 'object', 'additionalProperties' => false, 'required' => array_keys( $properties ), 'properties' => array_map( self::inner( ... ), $properties ) );
	}

	/** What output() describes. */
	public function answer( mixed $answer ): mixed {
		return match ( true ) {
			$answer instanceof Page => array( $this->page => $answer->items, 'total' => $answer->total, 'pages' => $answer->pages() ),
			! is_array( $answer )   => $answer,
			'' !== $this->one       => array( $this->one => $answer ),
			'' !== $this->list      => array( $this->list => $answer ),
			default                 => $answer,
		};
	}

	/**
	 * @param array<string, mixed> $schema A contract.
	 * @return array<string, mixed> To stand inside another schema, or to be one of WordPress's.
	 */
	public static function inner( array $schema ): array {
		return array_diff_key( $schema, array( '$schema' => true, 'title' => true ) );
	}
}
