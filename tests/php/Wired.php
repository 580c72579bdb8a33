<?php

declare(strict_types=1);

namespace Vestibule\Tests;

use Closure;
use LogicException;
use ReflectionFunction;
use ReflectionProperty;
use Vestibule\Kernel\Wiring\Objects;
use Vestibule\Plugin;
use Vestibule\Services;

/** Objects of the running plugin. */
final class Wired {

	/** Objects that live as long as the plugin. */
	private const GIVEN = array( Services::class, Plugin::class );

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	public static function of( string $name ): object {
		return self::objects()->get( $name );
	}

	/** Drops the objects of a namespace, as a new request does. */
	public static function forget( string $namespace ): void {
		$made = new ReflectionProperty( Objects::class, 'made' );
		/** @var array<string, object> $all */
		$all     = $made->getValue( self::objects() );
		$is_kept = static fn ( string $name ): bool => in_array( $name, self::GIVEN, true ) || ! str_starts_with( $name, $namespace );
		$made->setValue( self::objects(), array_filter( $all, $is_kept, ARRAY_FILTER_USE_KEY ) );
	}

	/** Returns the object that the generated callbacks share. */
	private static function objects(): Objects {
		global $wp_filter;
		foreach ( array_merge( ...$wp_filter['vestibule_purge']->callbacks ) as $callback ) {
			$work = $callback['function'];
			$of   = $work instanceof Closure ? ( new ReflectionFunction( $work ) )->getClosureUsedVariables()['of'] ?? null : null;
			if ( $of instanceof Objects ) {
				return $of;
			}
		}
		throw new LogicException( 'The plugin is not active.' );
	}
}
