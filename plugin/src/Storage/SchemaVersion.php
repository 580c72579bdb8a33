<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use RuntimeException;
use Vestibule\Contracts\StorageFault;
use Vestibule\Storage\Steps\AddAkismet;
use Vestibule\Storage\Steps\AddAnyAccounts;
use Vestibule\Storage\Steps\AddBeacons;
use Vestibule\Storage\Steps\AddBookingList;
use Vestibule\Storage\Steps\AddBookingNotes;
use Vestibule\Storage\Steps\AddBookingTimes;
use Vestibule\Storage\Steps\AddBookingChanges;
use Vestibule\Storage\Steps\AddBusyTimes;
use Vestibule\Storage\Steps\AddBookingWaiting;
use Vestibule\Storage\Steps\AddChatCounts;
use Vestibule\Storage\Steps\AddConsentReceipts;
use Vestibule\Storage\Steps\AddEntryFinding;
use Vestibule\Storage\Steps\AddEntryLanguages;
use Vestibule\Storage\Steps\AddEntryNotes;
use Vestibule\Storage\Steps\AddIndexes;
use Vestibule\Storage\Steps\AddMails;
use Vestibule\Storage\Steps\AddMailTries;
use Vestibule\Storage\Steps\AddOptions;
use Vestibule\Storage\Steps\AddPushSendings;
use Vestibule\Storage\Steps\AddPushSubscriptions;
use Vestibule\Storage\Steps\AddQueryIndexes;
use Vestibule\Storage\Steps\AddSpam;
use Vestibule\Storage\Steps\AddTrashStates;
use Vestibule\Storage\Steps\AddUploadNetworks;
use Vestibule\Storage\Steps\AddUploads;
use Vestibule\Storage\Steps\AddWaitingNetworks;
use Vestibule\Storage\Steps\AddWebhookDeliveries;
use Vestibule\Storage\Steps\AddSavedForms;
use Vestibule\Storage\Steps\CreateTables;
use Vestibule\Storage\Steps\KeepMailsOff;
use Vestibule\Storage\Steps\KeepBookingTitles;
use Vestibule\Storage\Steps\MoveCalendarAddresses;

/** The version of our tables on this site. Steps are only ever appended: the number of steps is the version. */
final class SchemaVersion {

	public const OPTION = 'vestibule_schema';

	/** @var list<class-string<Step>> */
	private const STEPS = array(
		CreateTables::class,
		AddIndexes::class,
		AddChatCounts::class,
		AddConsentReceipts::class,
		AddPushSubscriptions::class,
		AddPushSendings::class,
		AddTrashStates::class,
		AddMailTries::class,
		AddOptions::class,
		AddEntryLanguages::class,
		AddSpam::class,
		AddUploads::class,
		AddMails::class,
		AddSavedForms::class,
		AddEntryFinding::class,
		AddEntryNotes::class,
		AddAkismet::class,
		AddWebhookDeliveries::class,
		AddBeacons::class,
		AddQueryIndexes::class,
		AddBookingTimes::class,
		AddAnyAccounts::class,
		AddBookingChanges::class,
		AddBookingNotes::class,
		AddBusyTimes::class,
		AddBookingWaiting::class,
		AddBookingList::class,
		MoveCalendarAddresses::class,
		AddWaitingNetworks::class,
		AddUploadNetworks::class,
		KeepMailsOff::class,
		KeepBookingTitles::class,
	);

	public function __construct( private readonly Database $database ) {}

	/**
	 * Whether a newer version of the plugin made these tables, which this one would fill wrongly: after a downgrade.
	 * As cheap as isBehind().
	 */
	public static function isAhead(): bool {
		return self::stored() > count( self::STEPS );
	}

	/** Cheap enough for every request: the option is autoloaded. */
	public function isBehind(): bool {
		return $this->version() < count( self::STEPS );
	}

	/** @return RuntimeException|null Why a step failed, after which none is run; calls answer 503 until it is run again. */
	public function upgrade(): ?RuntimeException {
		if ( ! $this->isBehind() ) {
			return null;
		}
		try {
			( new Probe( $this->database ) )->run();
		} catch ( StorageFault | DuplicateKey $fault ) {
			return $fault;
		}
		foreach ( array_slice( self::STEPS, $this->version(), null, true ) as $index => $step ) {
			try {
				( new $step() )->run( $this->database );
			} catch ( StorageFault | DuplicateKey $fault ) {
				return $fault;
			}
			update_option( self::OPTION, $index + 1, true );
		}
		return null;
	}

	public function steps(): int {
		return count( self::STEPS );
	}

	public function version(): int {
		return self::stored();
	}

	private static function stored(): int {
		$version = get_option( self::OPTION, 0 );
		return is_numeric( $version ) ? max( 0, (int) $version ) : 0;
	}
}
