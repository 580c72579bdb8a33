<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

/**
 * Events between packages, for listeners in higher packages. Each event is a readonly class, such as
 * Entries\EntriesErased. The action has the name of the class, which is loaded only when the event is fired. Listeners
 * are methods with #[Hook]. Other plugins use the documented actions (docs/hooks.md) that are fired at the same time.
 *
 * Events with a name that ends in -ing are fired inside a transaction that can be repeated. Their listeners may only
 * write to the database.
 */
final class Events {

	public static function tell( object $event ): void {
		do_action( $event::class, $event ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Our namespace is the prefix.
	}
}
