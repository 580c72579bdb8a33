<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Closure;
use Vestibule\Kernel\Register;

defined( 'ABSPATH' ) || exit;

/**
 * The register of field types.
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

	/** The type of a block, or null when it is no field's; or its type is gone. */
	public function forBlock( ?string $block ): ?FieldType {
		return self::isField( $block ) ? $this->get( substr( (string) $block, strlen( self::BLOCK ) ) ) : null;
	}

	/** Also true for a block whose type is gone. */
	public static function isField( ?string $block ): bool {
		return null !== $block && str_starts_with( $block, self::BLOCK );
	}

	protected function fill(): void {
		( $this->standard )( $this );
		/**
		 * Fires when field types are first asked for, from `init` on: the moment to add one's own.
		 *
		 * @param FieldTypes $types
		 */
		do_action( 'vestibule/register_field_types', $this );
	}

	/** @return list<string> The names of the blocks of all types. */
	public function blocks(): array {
		return array_map( self::block( ... ), array_values( $this->all() ) );
	}

	/** @return list<string> The names of the blocks whose fields book a time. */
	public function timeBlocks(): array {
		return array_map( self::block( ... ), array_values( array_filter( $this->all(), static fn ( FieldType $type ): bool => $type instanceof BooksTime ) ) );
	}

	public static function block( FieldType $type ): string {
		return self::BLOCK . $type->name();
	}
}
