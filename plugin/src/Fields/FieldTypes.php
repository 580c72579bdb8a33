<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Closure;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Register;

defined( 'ABSPATH' ) || exit;

/**
 * Registry of field types.
 *
 * @extends Register<FieldType>
 */
final class FieldTypes extends Register {

	protected const NAME = '/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/D';

	private const BLOCK = 'vestibule/field-';

	/** @param Closure(self): void $standard Adds the plugin's own types. */
	public function __construct( private readonly Closure $standard ) {}

	public function add( FieldType $type ): void {
		$this->put( $type->name(), $type );
	}

	/** Returns the type of a block. Null if the block is not a field or its type is not registered. */
	public function forBlock( ?string $block ): ?FieldType {
		return self::isField( $block ) ? $this->get( substr( (string) $block, strlen( self::BLOCK ) ) ) : null;
	}

	/** Checks whether a block is a field, even if its type is not registered. */
	public static function isField( ?string $block ): bool {
		return null !== $block && str_starts_with( $block, self::BLOCK );
	}

	protected function fill(): void {
		( $this->standard )( $this );
		Events::tell( new FieldTypesRegistering( $this->add( ... ) ) );
		/**
		 * Fires when the field types are first used, on `init` or later. Add your own types here.
		 *
		 * @param FieldTypes $types
		 */
		do_action( 'vestibule/register_field_types', $this );
	}

	/** @return list<string> Block names of all types. */
	public function blocks(): array {
		return array_map( self::block( ... ), array_values( $this->all() ) );
	}

	/** @return list<string> Block names of the types that book a time. */
	public function timeBlocks(): array {
		return array_map(
			self::block( ... ),
			array_values(
				array_filter( $this->all(), static fn ( FieldType $type ): bool => $type instanceof BooksTime )
			)
		);
	}

	public static function block( FieldType $type ): string {
		return self::BLOCK . $type->name();
	}
}
