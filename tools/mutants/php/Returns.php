<?php

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

use PhpParser\Node;
use PhpParser\Node\FunctionLike;
use PhpParser\Node\Identifier;
use PhpParser\Node\NullableType;
use PhpParser\Node\UnionType;

/** Other values that a function can return without a type error. */
final class Returns {

	/**
	 * Returns a different value of the function's return type, or null if the type has no simple value.
	 *
	 * @param string $code Code of the value that is returned.
	 */
	public static function other( FunctionLike $function, string $code ): ?string {
		$other = match ( self::type( $function->getReturnType() ) ) {
			'bool'   => in_array( $code, array( 'true', 'false' ), true ) ? self::opposite( $code ) : "! ( {$code} )",
			'int'    => "1 + ( {$code} )",
			'float'  => "1.0 + ( {$code} )",
			'string' => "''",
			'array'  => 'array()',
			'null'   => 'null',
			default  => null,
		};
		return $other === $code ? null : $other;
	}

	private static function opposite( string $code ): string {
		return 'true' === $code ? 'false' : 'true';
	}

	/** Returns the name of a simple type, or `null` for any type that includes null. */
	private static function type( ?Node $type ): string {
		$isNullable = $type instanceof NullableType
			|| ( $type instanceof UnionType && in_array( 'null', array_map( self::type( ... ), $type->types ), true ) );
		if ( $isNullable ) {
			return 'null';
		}
		return $type instanceof Identifier ? $type->toLowerString() : '';
	}
}
