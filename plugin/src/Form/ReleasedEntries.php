<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntries;
use Vestibule\Log\FaultLog;

/** Entries that arrived as spam and are none: what a submission sets off, mails first of all, happens now. */
final class ReleasedEntries {

	public function __construct( private readonly StoredEntries $entries, private readonly Forms $forms ) {}

	/** @param array<mixed> $entries Ids. A form that is gone since takes what it would set off with it. */
	public function announce( array $entries ): void {
		foreach ( array_filter( $entries, is_int( ... ) ) as $id ) {
			try {
				$entry = $this->entries->find( $id );
			} catch ( StorageFault $fault ) {
				FaultLog::record( $fault );
				continue;
			}
			$form = null === $entry ? null : $this->forms->findInAnyStatus( $entry->formId );
			if ( null !== $entry && null !== $form ) {
				/** This action is documented in plugin/src/Form/EntryStore.php. */
				do_action( 'vestibule/form_submitted', $entry, $form );
			}
		}
	}
}
