<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Operation;

/**
 * Ability (WordPress Abilities API) for an operation, used by AI assistants and automations. An ability's input and
 * output are objects, so rows and lists are wrapped in an object.
 */
final class Ability {

	/**
	 * @param lowercase-string&non-falsy-string $name          Name after `vestibule/`.
	 * @param string                            $description   Helps assistants decide whether to use the ability.
	 * @param array<string, string>             $number        Name and description of the parameter that contains the
	 * ID; empty for none.
	 * @param string                            $one           Key of the returned row.
	 * @param string                            $list          Key of the returned list.
	 * @param string                            $page          Key of the returned list if it is paginated.
	 * @param bool                              $isDestructive Whether the operation changes or deletes existing data.
	 * Assistants then ask their user first.
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
	 * @param array<string, mixed> $contract Contract of the parameters except the ID.
	 * @return array<string, mixed> JSON Schema. The input may be omitted if nothing is required.
	 */
	public function input( array $contract ): array {
		$numbers    = array_map(
			static fn ( string $words ): array => array( 'type' => 'integer', 'minimum' => 1, 'description' => $words ),
			$this->number
		);
		$properties = is_array( $contract['properties'] ?? null ) ? $contract['properties'] : array();
		$required   = array(
			...array_keys( $numbers ),
			...( is_array( $contract['required'] ?? null ) ? array_values( $contract['required'] ) : array() ),
		);
		$schema     = array( 'properties' => $numbers + $properties ) + self::inner( $contract ) + array(
			'type' => 'object',
			'additionalProperties' => false,
		);
		return ( array() === $required ? array( 'default' => array() ) : array( 'required' => $required ) ) + $schema;
	}

	/**
	 * @param array<string, mixed> $contract Contract of the result, or of one row.
	 * @return array<string, mixed> JSON Schema.
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
	 * @param array<string, array<string, mixed>> $properties Properties by name, all of them required.
	 * @return array<string, mixed> JSON Schema.
	 */
	public static function object( array $properties ): array {
		return array(
			'type' => 'object',
			'additionalProperties' => false,
			'required' => array_keys( $properties ),
			'properties' => array_map( self::inner( ... ), $properties ),
		);
	}

	/** Wraps a result in an object that matches the schema from output(). */
	public function answer( mixed $answer ): mixed {
		return match ( true ) {
			$answer instanceof Page => array(
				$this->page => $answer->items,
				'total' => $answer->total,
				'pages' => $answer->pages(),
			),
			! is_array( $answer )   => $answer,
			'' !== $this->one       => array( $this->one => $answer ),
			'' !== $this->list      => array( $this->list => $answer ),
			default                 => $answer,
		};
	}

	/**
	 * @param array<string, mixed> $schema Contract.
	 * @return array<string, mixed> Schema without the keys that are only allowed at the top level.
	 */
	public static function inner( array $schema ): array {
		return array_diff_key( $schema, array( '$schema' => true, 'title' => true ) );
	}
}
