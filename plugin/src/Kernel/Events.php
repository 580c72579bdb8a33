<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use Closure;

/**
 * Events between packages, for listeners in higher packages. Each event is a readonly class, such as
 * Entries\EntriesErased. Listeners are WordPress actions named after the class, which is loaded only when the event is
 * fired. Other plugins use the documented actions (docs/hooks.md) that are fired at the same time.
 *
 * Events with a name that ends in -ing are fired inside a transaction that can be repeated. Their listeners may only
 * write to the database.
 */
final class Events {

	/**
	 * @template E of object
	 * @param class-string<E>                    $event
	 * @param (Closure(E): mixed)|(Closure(): mixed) $listener
	 */
	public static function on( string $event, Closure $listener ): void {
		add_action( $event, $listener );
	}

	public static function tell( object $event ): void {
		do_action( $event::class, $event ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Our namespace is the prefix.
	}
}
