<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

use Closure;
use ReflectionFunction;
use ReflectionProperty;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\SpamStored;
use Vestibule\Guard\Parts;
use Vestibule\Guard\SpamModule;
use Vestibule\Plugin;

/** Spam protection of the running plugin. */
final class SpamSite {

	public static function parts(): Parts {
		$parts = self::closure()();
		assert( $parts instanceof Parts );
		return $parts;
	}

	/** As a new request has it: settings and registers are read once a request. */
	public static function reload(): void {
		( new ReflectionProperty( Plugin::class, 'guard' ) )->setValue( ( new ReflectionFunction( self::closure() ) )->getClosureThis(), null );
	}

	/** By which the plugin hands its objects on. */
	private static function closure(): Closure {
		$parts = ( new ReflectionProperty( SpamModule::class, 'parts' ) )->getValue( self::module() );
		assert( $parts instanceof Closure );
		return $parts;
	}

	/** Nobody else hears of entries that are stored: no mail is sent. */
	public static function listenAlone(): void {
		global $wp_filter;
		foreach ( $wp_filter[ EntryStored::class ]->callbacks[10] as $callback ) {
			self::owner( $callback['function'] ) instanceof SpamModule || remove_action( EntryStored::class, $callback['function'] );
		}
	}

	private static function module(): SpamModule {
		global $wp_filter;
		foreach ( $wp_filter[ SpamStored::class ]->callbacks[10] as $callback ) {
			$module = self::owner( $callback['function'] );
			if ( $module instanceof SpamModule ) {
				return $module;
			}
		}
		throw new \LogicException( 'The plugin is not active.' );
	}

	private static function owner( mixed $callback ): ?object {
		return $callback instanceof Closure ? ( new ReflectionFunction( $callback ) )->getClosureThis() : null;
	}
}
