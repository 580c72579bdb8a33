<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

use Vestibule\Entries\EntryStored;
use Vestibule\Guard\Akismet\Corrections;
use Vestibule\Guard\SpamChecks;
use Vestibule\Tests\Wired;

/** Spam protection of the running plugin. */
final class SpamSite {

	public static function checks(): SpamChecks {
		return Wired::of( SpamChecks::class );
	}

	/** Drops settings and registers, which are read once per request. */
	public static function reload(): void {
		Wired::forget( 'Vestibule\\' );
	}

	/** Removes all other listeners for stored entries, so that no email is sent. */
	public static function listenAlone(): void {
		remove_all_actions( EntryStored::class );
		add_action( EntryStored::class, static fn ( EntryStored $stored ) => Wired::of( Corrections::class )->keep( $stored ) );
	}
}
