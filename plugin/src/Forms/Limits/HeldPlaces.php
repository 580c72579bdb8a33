<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use DateTimeImmutable;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Fields\Answers\Sender;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Spots of entries that were just moved to the Trash or the spam folder. The spots stay reserved while the screen
 * offers Undo, then waiting entries get them. The screen reports when Undo ends. If the page was closed, cron releases
 * the spots. The marks are stored with the spots, so they survive an aborted request (docs/limits.md).
 *
 * @phpstan-type Next array{id: int, name: string, email: string, option: string}
 */
final class HeldPlaces {

	public const HOOK = 'vestibule_release_places';

	/** Longer than the Undo notice is shown, unless the pointer is over the notice. */
	private const HOLD_SECONDS = 60;

	/** Number of entries per transaction. */
	private const BATCH = 100;

	/** Maximum number of names in the preview. Further entries are only counted. */
	private const MAX_NAMES = 20;

	public function __construct(
		private readonly Pools $pools,
		private readonly WaitingList $waiting,
		private readonly EntryTable $entries,
		private readonly Forms $forms,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
	) {}

	/**
	 * Schedules the release before any spots are held. An unneeded cron event does no harm, but held spots without a
	 * cron event would never be released.
	 *
	 * @return DateTimeImmutable End of the hold.
	 */
	public function schedule(): DateTimeImmutable {
		wp_schedule_single_event( time() + self::HOLD_SECONDS, self::HOOK );
		return $this->clock->now()->modify( '+' . self::HOLD_SECONDS . ' seconds' );
	}

	/** @param list<int> $entries Entries of an Undo notice that is still open. */
	public function extend( array $entries ): void {
		$this->pools->extend( $entries, $this->schedule() );
	}

	/** @param list<int> $entries Entries of an Undo notice that was closed. Restored entries keep their spots. */
	public function release( array $entries ): void {
		foreach ( array_chunk( $entries, self::BATCH ) as $batch ) {
			$this->releaseBatch( $batch, $this->clock->now()->modify( '+1 day' ) );
		}
	}

	#[Hook( 'vestibule_release_places' )]
	#[Hook( 'vestibule_purge' )]
	public function releaseDue(): void {
		FaultLog::attempt( $this->releaseBatches( ... ) );
	}

	private function releaseBatches(): void {
		$now = $this->clock->now();
		for ( $entries = $this->pools->due(
			$now,
			self::BATCH
		); array() !== $entries; $entries = $this->pools->due( $now, self::BATCH ) ) {
			$this->releaseBatch( $entries, $now );
		}
		if ( $this->pools->hasMarked() ) {
			$this->schedule();
		}
	}

	/**
	 * @param list<int> $entries
	 * @return array{held: list<int>, next: list<Next>} Entries with held spots, and the waiting entries that get the
	 * spots.
	 */
	public function preview( array $entries ): array {
		$held = $this->pools->marked( $entries );
		$next = array();
		foreach ( $this->freed( $held ) as list( $pool, $number ) ) {
			$taken = $this->pools->taken( array( $pool->name ) )[ $pool->name ] ?? 0;
			$room  = min( $pool->capacity - $taken + $number, self::MAX_NAMES );
			foreach ( $this->entries->findAll( $this->pools->next( $pool, $room ) ) as $entry ) {
				$form   = $this->forms->findInAnyStatus( $entry->formId );
				$sender = Sender::of( $form->fields ?? array(), $entry->data );
				$labels = array_column( $form?->field( $pool->field )?->options() ?? array(), 'label', 'value' );
				$next[] = array(
					'id' => $entry->id,
					'name' => $sender->name,
					'email' => $sender->email,
					'option' => $labels[ $pool->option ] ?? $pool->option,
				);
			}
		}
		return array( 'held' => array_keys( $held ), 'next' => $next );
	}

	/** @param list<int> $entries */
	private function releaseBatch( array $entries, DateTimeImmutable $due ): void {
		$promotion = new Promotion( $this->waiting, $this->entries, $this->forms );
		$this->transaction->run(
			fn () => $promotion->promote( $entries, $this->pools->giveBackMarked( $entries, $due ) )
		);
	}

	/**
	 * @param array<int, array<string, int>> $held Number of spots by entry ID and pool name.
	 * @return array<string, array{Pool, int}> Pools of the options, each with the number of its held spots, by pool
	 * name.
	 */
	private function freed( array $held ): array {
		$freed = array();
		foreach ( $this->entries->findAll( array_keys( $held ) ) as $entry ) {
			$form = $this->forms->findInAnyStatus( $entry->formId );
			foreach ( null === $form ? array() : $this->waiting->queues( $form ) as $pool ) {
				$spots = $held[ $entry->id ][ $pool->name ] ?? 0;
				if ( $spots > 0 ) {
					$freed[ $pool->name ] = array( $pool, ( $freed[ $pool->name ][1] ?? 0 ) + $spots );
				}
			}
		}
		return $freed;
	}
}
