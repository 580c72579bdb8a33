<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\Parts as BookingParts;
use Vestibule\Contracts\FormParts;
use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Services;

/** The objects of the institute's side of bookings that more than one place uses, each made when it is asked for. */
final class Parts {

	public function __construct(
		private readonly Services $services,
		private readonly BookingParts $booking,
		private readonly FormParts $forms,
	) {}

	public function catalog(): BookingCatalog {
		$sources = new Sources( $this->booking->reader(), $this->booking->appointments() );
		return new Catalog( $this->services->schema, $this->table(), $this->rows(), $this->booking->changes(), $this->booking->historyWords(), $sources );
	}

	public function table(): BookingTable {
		return new BookingTable( $this->services->store->database, $this->services->store->tables );
	}

	public function rows(): RowWriter {
		$visitors = new Visitors( $this->forms->labels(), $this->services->store->database, $this->services->store->tables );
		return new RowWriter( $visitors, $this->booking->appointments(), $this->booking->afterSettings() );
	}
}
