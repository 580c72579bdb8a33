<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Types\Agreement;

defined( 'ABSPATH' ) || exit;

/** A field of a form, with its type: what it posts, and what was posted for it. */
final class FormField extends Field {

	/** @param array<string, mixed> $settings By attribute, as the type's settings() gave them. */
	public function __construct( public readonly FieldType $type, string $name, array $settings ) {
		parent::__construct( $name, $settings );
	}

	/** @return list<array{key: string, name: string, label: string, required: bool, autocomplete: string}> */
	public function parts(): array {
		return $this->type->parts( $this ) ?? array();
	}

	/** @return array<string, string> Labels by posted name. */
	public function labels(): array {
		return null === $this->type->parts( $this ) ? array( $this->name => $this->label ) : array_column( $this->parts(), 'label', 'name' );
	}

	/**
	 * True if the answer can hold words of the visitor's own: anything but digits, options and texts of the form.
	 *
	 * @param string|list<string> $value As it is stored.
	 */
	public function isTyped( string|array $value ): bool {
		$options = array_column( $this->type->choices( $this ), 'value' );
		$own     = array( ...$options, $this->string( 'value' ) );
		$typed   = array_filter( (array) $value, static fn ( string $text ): bool => ! in_array( $text, $own, true ) && 1 !== preg_match( '~^[\d\s+().,:/T-]{0,60}$~D', $text ) );
		return array() !== $typed && ! $this->type instanceof Agreement;
	}

	/** @param array<string, string|list<string>> $values By posted name, of the whole form. */
	public function valueIn( array $values ): Value {
		return new Value( array_intersect_key( $values, $this->labels() ) );
	}
}
