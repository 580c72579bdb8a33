<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Parts as BookingParts;
use Vestibule\Calendar\Seats\Blocks;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\Parts as FormParts;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** What REST, WP-CLI, abilities and `vestibule()` read and change bookings with, each made when it is asked for. */
final class Parts {

	public function __construct(
		private readonly Services $services,
		private readonly BookingParts $booking,
		private readonly FormParts $forms,
	) {}

	public function catalog(): Catalog {
		return new Catalog( $this->services->schema, $this->table(), $this->rows(), $this->booking->history() );
	}

	public function writing(): Writing {
		return new Writing( $this->services->schema, $this->catalog(), $this->booking->events(), $this->booking->changing(), $this->forms->manualEntries(), $this->services->clock );
	}

	public function blocking(): Blocking {
		$store  = $this->services->store();
		$blocks = new Blocks( $store->database, $this->services->clock, $store->transaction(), $this->booking->changes() );
		return new Blocking( $this->services->schema, $blocks, $this->booking->events(), $this->catalog(), $this->services->clock );
	}

	public function times(): Times {
		return new Times( $this->services->schema, $this->booking->events(), $this->booking->book(), $this->booking->hosts(), $this->booking->calendars() );
	}

	public function hours(): OpenHours {
		return new OpenHours( $this->booking->events(), $this->booking->hosts() );
	}

	public function sources(): Sources {
		return new Sources( $this->booking->events(), $this->forms->manualEntries() );
	}

	public function table(): BookingTable {
		return new BookingTable( $this->services->store()->database, $this->booking->bookings() );
	}

	public function rows(): RowWriter {
		return new RowWriter( $this->forms->forms(), new EntryTable( $this->services->store()->database, $this->services->clock ) );
	}
}
