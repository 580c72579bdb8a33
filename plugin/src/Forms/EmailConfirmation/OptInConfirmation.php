<?php

declare(strict_types=1);

namespace Vestibule\Forms\EmailConfirmation;

use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\OptInConfirmed;
use Vestibule\Entries\OptInConfirming;
use Vestibule\Entries\Status;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Forms\OptIn\OptIn;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Forms\StoredEntries;
use Vestibule\Forms\Submit\CapacityReservation;
use Vestibule\Forms\Submit\EntryStore;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Page\Refused;

defined( 'ABSPATH' ) || exit;

/**
 * Confirms an entry or a checkbox once, either by the link in the email or manually by a user. Confirming an entry
 * triggers the same actions as a new entry. Confirming a checkbox triggers the actions that depend on it.
 */
final class OptInConfirmation {

	public function __construct(
		private readonly Transaction $transaction,
		private readonly EntryTable $entries,
		private readonly OptIns $optIns,
		private readonly EntryStore $store,
		private readonly StoredEntries $stored,
		private readonly CapacityReservation $reservation,
	) {}

	/**
	 * @param int $user ID of the user who confirms manually. 0 if the visitor confirms.
	 * @return bool False if the entry or checkbox was already confirmed.
	 * @throws Refused Status 404, 409 or 410. Nothing was changed.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function confirm( int $id, string $by, int $user = 0 ): bool {
		$one = $this->transaction->run( fn (): ?OptIn => $this->write( $id, $by, $user ) );
		if ( null === $one ) {
			return false;
		}
		if ( $one->isWhole() ) {
			$this->store->announceReleased( array( $id ) );
		} else {
			$entry = $this->stored->find( $id );
			null === $entry || Events::tell( new OptInConfirmed( $entry ) );
		}
		/**
		 * Fires after an entry or a checkbox was confirmed. For an entry, vestibule/form_submitted has fired before
		 * this.
		 *
		 * @param int    $id    ID of the entry.
		 * @param string $field Posted name of the checkbox, or `*` for the whole entry.
		 * @param string $by    `link` or `hand`.
		 */
		do_action( 'vestibule/opt_in_confirmed', $id, $one->field, $by );
		return true;
	}

	/** Returns the reason why the visitor's link can no longer confirm the entry or checkbox. Null if it still can. */
	public function refusal( OptIn $one ): ?Refused {
		return $this->refusalOf( $one, $this->entries->find( $one->entry ), OptIn::LINK );
	}

	/** Stores the confirmation. Returns null if it was already stored. */
	private function write( int $id, string $by, int $user ): ?OptIn {
		$entry = $this->entries->lock( $id );
		$one   = $this->optIns->find( $id )
			?? throw new Refused( 404, __( 'This entry does not need a confirmation.', 'vestibule' ) );
		if ( null !== $one->confirmedAt ) {
			return null;
		}
		$refusal = $this->refusalOf( $one, $entry, $by );
		if ( null !== $refusal ) {
			throw $refusal;
		}
		$this->optIns->confirm( $id, $by, $user );
		$this->entries->confirm( $id );
		if ( $one->isWhole() ) {
			$this->takePlaces( $one, $by );
			$this->store->storeReleased( array( $id ) );
		} else {
			$stored = $this->stored->find( $id );
			null === $stored || Events::tell( new OptInConfirming( $stored ) );
		}
		return $one;
	}

	/** @throws Refused Status 409 if the limits of the form do not allow the entry. */
	private function takePlaces( OptIn $one, string $by ): void {
		$entry = $this->entries->find( $one->entry );
		$form  = $this->stored->withForm( $one->entry )[1];
		if ( null === $entry || null === $form ) {
			return;
		}
		try {
			$this->reservation->confirm( $form, $entry, $one->email, OptIn::HAND === $by );
		} catch ( SubmissionRefused $refused ) {
			throw new Refused( 409, array_values( $refused->errors )[0][0] ?? $refused->getMessage() );
		}
	}

	private function refusalOf( OptIn $one, ?Entry $entry, string $by ): ?Refused {
		$is_away = null === $entry || in_array( $entry->status, array( Status::Trash, Status::Spam ), true );
		if ( OptIn::HAND === $by ) {
			return $is_away
				? new Refused( 409, __( 'Move the entry out of the Trash or the spam folder first.', 'vestibule' ) )
				: null;
		}
		if ( $is_away || ! self::holds( $entry, $one->email ) ) {
			return new Refused(
				410,
				__(
					'This can no longer be confirmed. Fill in the form again if you still want to confirm it, or contact us.',
					'vestibule'
				)
			);
		}
		return $this->optIns->isExpired( $one )
			? new Refused(
				410,
				__(
					'This link has expired, and nothing was confirmed. Fill in the form again if you still want to send it.',
					'vestibule'
				)
			)
			: null;
	}

	/**
	 * Checks whether the email address is still one of the answers, because an editor may have corrected the address
	 * after the email was sent.
	 */
	private static function holds( Entry $entry, string $email ): bool {
		$same = static fn ( string|array $value ): bool =>
			is_string( $value ) && EmailAddress::key( $value ) === EmailAddress::key( $email );
		return array() !== array_filter( $entry->data, $same );
	}
}
