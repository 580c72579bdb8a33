<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use Vestibule\Contracts\StorageFault;

/** What keeps the plugin from storing anything on this site, as a sentence for those who can mend it. */
final class Obstacle {

	public function __construct( private readonly Store $store, private readonly Upgrade $upgrade ) {}

	/** Before an activation has changed anything: the database is asked. */
	public function beforeActivation(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'Vestibule was not activated, because a newer version of it has stored data on this site: install the newest version.', 'vestibule' );
		}
		try {
			( new Probe( $this->store->database ) )->run();
			return '';
		} catch ( StorageFault | DuplicateKey $fault ) {
			return sprintf(
				/* translators: %s: what the database said. */
				__( 'Vestibule was not activated, because the database of this site cannot make its tables: ask your host for a database user that may make InnoDB tables. The database said: %s.', 'vestibule' ),
				rtrim( $fault->getMessage(), '.' )
			);
		}
	}

	/** Costs no query: what is known from the autoloaded options. */
	public function now(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'Vestibule stores nothing, because a newer version of it has stored data on this site: install the newest version again. Forms say that they cannot be sent until then.', 'vestibule' );
		}
		if ( '' === $this->upgrade->state()['reason'] ) {
			return '';
		}
		return __( 'Vestibule stores nothing, because the database of this site did not make its tables: Site Health says what it lacks. Forms say that they cannot be sent until then.', 'vestibule' );
	}
}
