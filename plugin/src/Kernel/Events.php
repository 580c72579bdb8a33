<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use Closure;

/**
 * What a room tells the rooms above it: a readonly class per event, such as Entries\EntriesErased. WordPress keeps who
 * listens, under the name of the class, which is not loaded until the event happens. Other plugins have the documented
 * actions (docs/hooks.md), fired beside.
 *
 * An event whose name ends with -ing happens inside a transaction, which may be run again: write to the database and do
 * nothing else.
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
