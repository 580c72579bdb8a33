<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Closure;

/** The register of field types: the plugin's own first, then those that other plugins add. */
final class FieldTypes {

	private const BLOCK = 'vestibule/field-';

	/** @var array<string, FieldType> By name. */
	private array $types = array();

	/** True once types were asked for in this request. */
	private bool $isFilled = false;

	/** @param Closure(self): void $standard Adds the plugin's own types. */
	public function __construct( private readonly Closure $standard ) {}

	/** Names are taken once: a second type of the same name is a developer's mistake, and the first one stays. */
	public function add( FieldType $type ): void {
		$name = $type->name();
		if ( 1 !== preg_match( '/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/D', $name ) ) {
			/* translators: %s: name of a field type. */
			_doing_it_wrong( __METHOD__, esc_html( sprintf( __( 'The field type “%s” needs a name of lower-case letters, digits and hyphens.', 'vestibule' ), $name ) ), '0.1.0' );
		} elseif ( isset( $this->all()[ $name ] ) ) {
			/* translators: %s: name of a field type. */
			_doing_it_wrong( __METHOD__, esc_html( sprintf( __( 'A field type “%s” is registered already.', 'vestibule' ), $name ) ), '0.1.0' );
		} else {
			$this->types[ $name ] = $type;
		}
	}

	public function get( string $name ): ?FieldType {
		return $this->all()[ $name ] ?? null;
	}

	/** The type of a block, or null when it is no field's; or its type is gone. */
	public function forBlock( ?string $block ): ?FieldType {
		return self::isField( $block ) ? $this->get( substr( (string) $block, strlen( self::BLOCK ) ) ) : null;
	}

	/** Also true for a block whose type is gone. */
	public static function isField( ?string $block ): bool {
		return null !== $block && str_starts_with( $block, self::BLOCK );
	}

	/** @return array<string, FieldType> By name. */
	public function all(): array {
		if ( ! $this->isFilled ) {
			$this->isFilled = true;
			( $this->standard )( $this );
			/**
			 * Fires when field types are first asked for, from `init` on: the moment to add one's own.
			 *
			 * @param FieldTypes $types
			 */
			do_action( 'vestibule/register_field_types', $this );
		}
		return $this->types;
	}

	/** @return list<string> The names of the blocks of all types. */
	public function blocks(): array {
		return array_map( self::block( ... ), array_values( $this->all() ) );
	}

	public static function block( FieldType $type ): string {
		return self::BLOCK . $type->name();
	}
}
