<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\PlacesHolding;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Entries\Status;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Releases the spots of entries that are moved to the Trash or the spam folder. Waiting entries get the spots, unless
 * the spots are held for Undo (HeldPlaces). A restored entry keeps its held spots and reserves all other spots like a
 * new entry. If no spots are left, the entry is added to the waiting list or restored without spots, and the editor
 * sees a message.
 */
#[Hook( 'vestibule/belongs_to_entry', 1 )]
final class EntryPlaces extends BelongsToEntry {

	/** Reasons why an entry was restored without its spots: no spots are left, or the entry is on a waiting list. */
	private const FULL  = 'full';
	private const WAITS = 'waits';

	public function __construct(
		private readonly Pools $pools,
		private readonly Promotion $promotion,
		private readonly EntryTable $entries,
		private readonly Forms $forms,
		private readonly Secret $secret,
		private readonly Clock $clock,
	) {}

	#[Hook]
	public function hold( PlacesHolding $holding ): void {
		$this->pools->hold( $holding->entries, $holding->until );
	}

	/**
	 * Releases the spots of deleted entries. If the form deletes old entries automatically, waiting entries don't get
	 * these spots, because the spots are no longer needed.
	 */
	public function erase( array $entries ): void {
		$is_recent = fn ( Entry $entry, FormDefinition $form ): bool => 0 === $form->settings->deleteAfterDays
			|| $entry->createdAt > $this->clock->now()->modify( "-{$form->settings->deleteAfterDays} days" );
		$this->promotion->promote( $entries, $this->pools->giveBack( $entries ), $is_recent );
	}

	public function withdraw( array $entries, Status $to, bool $cancels ): array {
		$freed = array_values( array_diff( $entries, array_keys( $this->pools->marked( $entries ) ) ) );
		if ( array() !== $freed ) {
			$this->promotion->promote( $freed, $this->pools->giveBack( $freed ) );
		}
		return array();
	}

	/**
	 * Restores the spots of entries. An entry that returns from the Trash to the spam folder gets its spots only when
	 * it leaves the spam folder.
	 */
	public function restore( array $entries, Status $from ): array {
		$lost = array();
		foreach ( $this->entries->findAll( $entries ) as $entry ) {
			$form = Status::Trash === $from && null !== $entry->spamAt
				? null
				: $this->forms->findInAnyStatus( $entry->formId );
			if ( null !== $form ) {
				$lost[ $entry->id ] = $this->restoreOne( $entry, $form );
			}
		}
		return array_filter( $lost );
	}

	/** @return string Reason why the entry has lost its spots. Empty if it still has its spots. */
	private function restoreOne( Entry $entry, FormDefinition $form ): string {
		$pools = ( new Limits( $form, $this->secret ) )->pools(
			$entry->data,
			$entry->userId,
			$entry->createdAt,
			$entry->isUnconfirmed()
		);
		$this->pools->keep( array( $entry->id ) );
		try {
			$freed = $this->pools->change( $entry->id, $pools );
		} catch ( PoolFull ) {
			$this->promotion->promote( array( $entry->id ), $this->pools->giveBack( array( $entry->id ) ) );
			return self::FULL;
		}
		$this->promotion->promote( array( $entry->id ), $freed );
		return isset( $this->pools->waiting( array( $entry->id ) )[ $entry->id ] ) ? self::WAITS : '';
	}
}
