<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Tree\FormDefinition;

/**
 * Finds unconfirmed entries of a form with the same email address. They exist because visitors who didn't get the email
 * submit the form again, which adds another entry.
 */
final class OpenRequests {

	public function __construct( private readonly OptIns $optIns, private readonly EntryTable $entries ) {}

	/**
	 * @param int $except ID of an entry to exclude.
	 * @return list<int> IDs of the entries.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function ofAddress( FormDefinition $form, string $email, int $except ): array {
		$found = $this->entries->findAll(
			array_values( array_diff( $this->optIns->waiting( $email ), array( $except ) ) )
		);
		$ours  = array_filter( $found, static fn ( Entry $entry ): bool => $entry->formId === $form->formId );
		return array_values( array_map( static fn ( Entry $entry ): int => $entry->id, $ours ) );
	}
}
