<?php

declare(strict_types=1);

namespace Vestibule\Forms\EmailConfirmation;

use Vestibule\Entries\EntryTable;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Forms\StoredEntries;
use Vestibule\Forms\Submit\EntryWriter;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Page\Refused;

defined( 'ABSPATH' ) || exit;

/** Prepares to send the confirmation email again, with a new link, to the entry's current email address. */
final class OptInResend {

	/** Maximum number of repeated emails per entry and day. Low, because the address may belong to another person. */
	private const MAX_EMAILS_PER_DAY = 5;

	public function __construct(
		private readonly EntryTable $entries,
		private readonly OptIns $optIns,
		private readonly EntryWriter $writer,
		private readonly StoredEntries $stored,
		private readonly RateLimit $rates,
	) {}

	/**
	 * @throws Refused Status 404, 409 or 429.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function prepare( int $id ): void {
		$one = $this->optIns->find( $id )
			?? throw new Refused( 404, __( 'This entry does not need a confirmation.', 'vestibule' ) );
		if ( null !== $one->confirmedAt ) {
			throw new Refused( 409, __( 'This entry is already confirmed.', 'vestibule' ) );
		}
		[ $entry, $form ] = $this->stored->withForm( $id );
		if ( null === $entry || null === $form || $this->entries->isAway( $id ) ) {
			throw new Refused(
				409,
				__( 'No email can be sent for an entry that is in the Trash or spam folder, or whose form was deleted.', 'vestibule' )
			);
		}
		if ( ! $this->rates->allows( 'opt_in_again', "entry {$id}", self::MAX_EMAILS_PER_DAY, DAY_IN_SECONDS ) ) {
			throw new Refused(
				429,
				sprintf(
					/* translators: %d: number of emails, always more than one. */
					__( 'This email was sent again %d times today. Try again tomorrow.', 'vestibule' ),
					self::MAX_EMAILS_PER_DAY
				)
			);
		}
		$this->writer->renewOptIn( $entry, $form );
	}
}
