<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Counts existing entries toward a new limit. If all entries fit in one batch, they are counted when the form is saved,
 * or at the next submission. Otherwise, cron counts the entries, and the form cannot be sent until all are counted. A
 * row lock prevents concurrent batches for the same form. The position is stored with each batch, so counting continues
 * after an aborted request.
 */
final class LimitCounter {

	public const HOOK = 'vestibule_count_entries';

	/** Post meta keys: limits whose entries are counted, and the position of an unfinished count. */
	private const COUNTED  = '_vestibule_form_counted';
	private const POSITION = '_vestibule_form_counting';

	/** Number of entries per transaction. A batch takes less than a second on a slow server. */
	private const BATCH = 500;

	/** Maximum duration of one cron event, and the delay until the next event if this one is aborted. */
	private const RUN_SECONDS   = 20;
	private const RETRY_SECONDS = 60;

	public function __construct(
		private readonly EntryTable $entries,
		private readonly Pools $pools,
		private readonly Forms $forms,
		private readonly Secret $secret,
	) {}

	/**
	 * Checks whether existing entries are counted toward all limits of a form. Changes nothing. The result may be
	 * slightly out of date.
	 */
	public function isComplete( Limits $limits ): bool {
		return array() === array_diff( $limits->kinds(), self::counted( $limits ) );
	}

	/**
	 * Checks whether visitors can send the form: all entries are counted, or the form has so few that one submission
	 * can count them. If not, schedules the count in cron.
	 */
	public function isShort( Limits $limits ): bool {
		if ( $this->isComplete( $limits ) || ! $this->entries->hasMoreThan( $limits->form->formId, self::BATCH ) ) {
			return true;
		}
		$this->schedule( $limits->form->formId, time() );
		return false;
	}

	/**
	 * Counts a small number of entries immediately. Schedules a cron event if there are more.
	 *
	 * @return bool Whether all limits are counted.
	 */
	public function complete( Limits $limits ): bool {
		if ( self::counted( $limits ) === $limits->kinds() ) {
			return true;
		}
		// Try a second batch: if the first batch was full, it may still have been the last one.
		for ( $batches = 0; $batches < 2 && $this->isShort( $limits ); $batches++ ) {
			if ( $this->countBatch( $limits->form->formId ) ) {
				return true;
			}
		}
		return false;
	}

	public function form( int $id ): ?FormDefinition {
		return $this->forms->findInAnyStatus( $id );
	}

	/**
	 * Counts batches for a limited time and schedules the next cron event if entries are left. Returns whether all
	 * limits are counted.
	 */
	public function run( int $form ): bool {
		$this->schedule( $form, time() + self::RETRY_SECONDS );
		$end = microtime( true ) + self::RUN_SECONDS;
		do {
			$is_done = $this->countBatch( $form );
		} while ( ! $is_done && microtime( true ) < $end );
		wp_clear_scheduled_hook( self::HOOK, array( $form ) );
		if ( ! $is_done ) {
			$this->schedule( $form, time() );
		}
		return $is_done;
	}

	/** @return bool Whether this was the last batch. */
	private function countBatch( int $form ): bool {
		$post = 0;
		try {
			return $this->pools->withLock(
				"count:{$form}",
				function () use ( $form, &$post ): bool {
					$limits = $this->readLimits( $form );
					$post   = $limits->form->postId ?? 0;
					return null === $limits || $this->countNext( $limits );
				}
			);
		} finally {
			// If the transaction was rolled back, the cache still contains its changes.
			wp_cache_delete( $post, 'post_meta' );
		}
	}

	/** Reads the form again under the lock, because an editor may have changed its limits in the meantime. */
	private function readLimits( int $form ): ?Limits {
		$post = $this->forms->findInAnyStatus( $form )->postId ?? 0;
		wp_cache_delete( $post, 'posts' );
		wp_cache_delete( $post, 'post_meta' );
		$this->forms->forget();
		$read = $this->forms->findInAnyStatus( $form );
		return null === $read ? null : new Limits( $read, $this->secret );
	}

	/** Counts the next batch of entries after the stored position. Counting an entry twice changes nothing. */
	private function countNext( Limits $limits ): bool {
		$kinds = $limits->kinds();
		$post  = $limits->form->postId;
		if ( self::counted( $limits ) === $kinds ) {
			return true;
		}
		$is_last = true;
		if ( ! $this->isComplete( $limits ) ) {
			$after   = self::position( $limits );
			$entries = $this->entries->ofForm( $limits->form->formId, $after, self::BATCH );
			$pools   = array();
			foreach ( $entries as $entry ) {
				$pools[ $entry->id ] = $limits->pools(
					$entry->data,
					$entry->userId,
					$entry->createdAt,
					$entry->isUnconfirmed()
				);
				$after               = $entry->id;
			}
			$this->pools->add( $pools );
			$is_last = count( $entries ) < self::BATCH;
			update_post_meta( $post, self::POSITION, array( 'kinds' => $kinds, 'after' => $after ) );
		}
		if ( $is_last ) {
			update_post_meta( $post, self::COUNTED, $kinds );
			delete_post_meta( $post, self::POSITION );
		}
		return $is_last;
	}

	/** Returns the ID of the last entry that is counted toward the current limits. */
	private static function position( Limits $limits ): int {
		$stored = get_post_meta( $limits->form->postId, self::POSITION, true );
		$after  = is_array( $stored ) && $limits->kinds() === ( $stored['kinds'] ?? null ) ? $stored['after'] ?? 0 : 0;
		return is_int( $after ) ? $after : 0;
	}

	/** @return list<string> */
	private static function counted( Limits $limits ): array {
		$stored = get_post_meta( $limits->form->postId, self::COUNTED, true );
		return is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : array();
	}

	private function schedule( int $form, int $at ): void {
		if ( false === wp_next_scheduled( self::HOOK, array( $form ) ) ) {
			wp_schedule_single_event( $at, self::HOOK, array( $form ) );
		}
	}
}
