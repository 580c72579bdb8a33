<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

/**
 * Fires events that other packages listen to. Each event is a readonly class, such as Entries\EntriesErased.
 * WordPress's action for the event has the same name as the class. Listeners are methods with #[Hook] in packages of
 * higher layers. Other plugins use the documented actions (docs/hooks.md), which are fired at the same time.
 *
 * Events with a name that ends in -ing are fired inside a database transaction, which can run again after a conflict.
 * Their listeners may do nothing but write to the database.
 */
final class Events {

	public static function tell( object $event ): void {
		do_action( $event::class, $event ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- The namespace is the prefix.
	}
}
