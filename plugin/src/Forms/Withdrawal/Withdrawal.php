<?php

declare(strict_types=1);

namespace Vestibule\Forms\Withdrawal;

use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Entries\Seats\SenderLeaving;
use Vestibule\Fields\Answers\Sender;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Limits\OptionWords;
use Vestibule\Forms\Limits\WaitingList;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Page\Refused;

defined( 'ABSPATH' ) || exit;

/**
 * Lets a sender leave a waiting list or give up a spot (docs/limits.md). In one transaction, promotes the next waiting
 * entry, marks the answer as given up, and adds a line to the entry's history.
 */
final class Withdrawal {

	public function __construct(
		private readonly Transaction $transaction,
		private readonly EntryTable $entries,
		private readonly Forms $forms,
		private readonly WaitingList $waiting,
		private readonly Pools $pools,
	) {}

	/**
	 * @return array<string, Pool> The entry's waiting lists and spots, by name of the list or of the option's pool.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function held( FormDefinition $form, int $entry ): array {
		return $this->waiting->held( $form, $entry );
	}

	/**
	 * @param string $name Name of the waiting list or pool to leave: a key of held().
	 * @throws Refused Status 409 or 410. Nothing was changed.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function leave( int $id, string $name ): void {
		$left = $this->transaction->run( fn (): Pool => $this->write( $id, $name ) );
		/**
		 * Fires after a sender has left a waiting list or given up a spot.
		 *
		 * @param int    $id     ID of the entry.
		 * @param string $field  Posted name of the field.
		 * @param string $option Value of the option.
		 * @param bool   $waited True if the sender was on the waiting list, false if the sender had a spot.
		 */
		do_action( 'vestibule/place_left', $id, $left->field, $left->option, $name === $left->waiting() );
	}

	private function write( int $id, string $name ): Pool {
		$entry = $this->entries->lock( $id );
		$form  = null === $entry || $this->entries->isAway( $id )
			? null
			: $this->forms->findInAnyStatus( $entry->formId );
		$pool  = null === $form ? null : $this->held( $form, $id )[ $name ] ?? null;
		$field = null === $form || null === $pool ? null : $form->field( $pool->field );
		if ( null === $entry || null === $form ) {
			throw self::gone();
		}
		if ( null === $pool || null === $field ) {
			throw new Refused(
				409,
				__( 'This was changed in the meantime. The current state is shown.', 'vestibule' )
			);
		}
		$waits = $name === $pool->waiting();
		$words = Language::during( Language::ofSite(), fn (): array => $this->words( $form, $field, $pool, $waits ) );
		$was   = $entry->data[ $field->name ] ?? '';
		$now   = is_array( $was )
			? array_map(
				static fn ( string $value ): string => $value === $pool->option ? $words['after'] : $value,
				$was
			)
			: $words['after'];
		$after = array_replace( $entry->data, array( $field->name => $now ) );
		$this->entries->update( $id, $after, $form->texts( $after ), Sender::of( $form->fields, $after )->name );
		$this->pools->leave( $id, $pool );
		Events::tell( new SenderLeaving( $id, $field->label, $words['before'], $words['after'] ) );
		return $pool;
	}

	public static function gone(): Refused {
		return new Refused(
			410,
			__( 'Your entry was deleted, so you are not on a waiting list and have no spot. Contact us if you think that this is a mistake.', 'vestibule' )
		);
	}

	/** @return array{before: string, after: string} */
	private function words( FormDefinition $form, FormField $field, Pool $pool, bool $waits ): array {
		$option = OptionWords::labels(
			$form,
			array( $field->name => array( $pool->option ) )
		)[ $field->name ][ $pool->option ]
			?? $pool->option;
		return array(
			'before' => $waits ? OptionWords::onList( $option ) : $option,
			/* translators: %s: an option. */
			'after'  => sprintf( __( '%s (given up)', 'vestibule' ), $option ),
		);
	}
}
