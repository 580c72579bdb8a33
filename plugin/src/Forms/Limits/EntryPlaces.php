<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Closure;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Entries\Status;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * An entry in the Trash or the spam folder has no places: those who wait get them. When it comes back it takes them like
 * everybody else: where one is gone meanwhile, it waits, or comes back without any, and its readers are told.
 */
final class EntryPlaces extends BelongsToEntry {

	/** Why an entry came back without its places. */
	private const FULL = 'full';

	public function __construct(
		private readonly Pools $pools,
		private readonly WaitingList $waiting,
		private readonly EntryTable $entries,
		private readonly Forms $forms,
		private readonly Secret $secret,
		private readonly Clock $clock,
	) {}

	/** What a form deletes after some days is over: its places are of no use to others. */
	public function erase( array $entries ): void {
		$this->giveBack(
			$entries,
			fn ( Entry $entry, FormDefinition $form ): bool => 0 === $form->settings->deleteAfterDays
				|| $entry->createdAt > $this->clock->now()->modify( "-{$form->settings->deleteAfterDays} days" )
		);
	}

	public function withdraw( array $entries, Status $to, bool $cancels ): array {
		$this->giveBack( $entries, static fn (): bool => true );
		return array();
	}

	/** What comes out of the Trash as spam gets its places when it comes out of the spam folder. */
	public function restore( array $entries, Status $from ): array {
		$lost = array();
		foreach ( $this->entries->findAll( $entries ) as $entry ) {
			$form = Status::Trash === $from && null !== $entry->spamAt ? null : $this->forms->findInAnyStatus( $entry->formId );
			try {
				$this->pools->take( $entry->id, null === $form ? array() : ( new Limits( $form, $this->secret ) )->pools( $entry->data, $entry->userId, $entry->createdAt ) );
			} catch ( PoolFull ) {
				$lost[ $entry->id ] = self::FULL;
			}
		}
		return $lost;
	}

	/**
	 * @param list<int>                             $entries
	 * @param Closure(Entry, FormDefinition): bool $passes  Whether who waits gets its places.
	 */
	private function giveBack( array $entries, Closure $passes ): void {
		$freed = $this->pools->giveBack( $entries );
		$forms = array();
		foreach ( array() === $freed ? array() : $this->entries->findAll( $entries ) as $entry ) {
			$form = $this->forms->findInAnyStatus( $entry->formId );
			if ( null !== $form && $passes( $entry, $form ) ) {
				$forms[ $entry->formId ] = $form;
			}
		}
		array_map( fn ( FormDefinition $form ) => $this->waiting->fill( $form, $freed ), $forms );
	}
}
