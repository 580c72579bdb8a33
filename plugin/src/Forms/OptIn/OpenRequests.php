<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Fields\Tree\FormDefinition;

/** Entries of a form that wait for the confirmation of the same address: each submission of a lost email adds one. */
final class OpenRequests {

	public function __construct( private readonly OptIns $optIns, private readonly EntryTable $entries ) {}

	/**
	 * @param int $except ID of an entry that is left out.
	 * @return list<int> IDs.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function ofAddress( FormDefinition $form, string $email, int $except ): array {
		$found = $this->entries->findAll( array_values( array_diff( $this->optIns->waiting( $email ), array( $except ) ) ) );
		$ours  = array_filter( $found, static fn ( Entry $entry ): bool => $entry->formId === $form->formId );
		return array_values( array_map( static fn ( Entry $entry ): int => $entry->id, $ours ) );
	}
}
