<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

use Closure;
use ReflectionFunction;
use Vestibule\Forms\FormPostType;
use Vestibule\Guard\SpamModule;
use Vestibule\Services;

/** Spam protection as a new request has it: settings are read once a request. */
final class SpamSite {

	public static function reload(): void {
		self::removeHooks();
		( new SpamModule( new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ), static fn (): string => FormPostType::NAME ) )->register();
	}

	/** The module that was loaded before keeps its settings, and the first of two modules answers a REST route. */
	private static function removeHooks(): void {
		global $wp_filter;
		foreach ( $wp_filter as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( array_column( $callbacks, 'function' ) as $callback ) {
					if ( $callback instanceof Closure && ( new ReflectionFunction( $callback ) )->getClosureThis() instanceof SpamModule ) {
						remove_filter( $name, $callback, $priority );
					}
				}
			}
		}
	}
}
