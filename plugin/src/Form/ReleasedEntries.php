<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Log\FaultLog;

/** Entries that arrived as spam and are none: what a submission sets off, mails first of all, happens now. */
final class ReleasedEntries {

	public function __construct( private readonly StoredEntries $entries, private readonly Forms $forms ) {}

	/**
	 * Inside the transaction that releases them.
	 *
	 * @param array<mixed> $entries Ids. A form that is gone since takes what it would set off with it.
	 * @throws StorageFault
	 */
	public function store( array $entries ): void {
		foreach ( $entries as $id ) {
			[ $entry, $form ] = is_int( $id ) ? $this->find( $id ) : array( null, null );
			if ( null !== $entry && null !== $form ) {
				/** This action is documented in plugin/src/Form/EntryStore.php. */
				do_action( 'vestibule/store_entry', $entry, $form );
			}
		}
	}

	/** @param array<mixed> $entries Ids. */
	public function announce( array $entries ): void {
		foreach ( array_filter( $entries, is_int( ... ) ) as $id ) {
			try {
				[ $entry, $form ] = $this->find( $id );
			} catch ( StorageFault $fault ) {
				FaultLog::record( $fault );
				continue;
			}
			if ( null !== $entry && null !== $form ) {
				/** This action is documented in plugin/src/Form/EntryStore.php. */
				do_action( 'vestibule/form_submitted', $entry, $form );
			}
		}
	}

	/** @return array{?StoredEntry, ?FormDefinition} */
	private function find( int $id ): array {
		$entry = $this->entries->find( $id );
		return array( $entry, null === $entry ? null : $this->forms->findInAnyStatus( $entry->formId ) );
	}
}
