<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\Blocks;
use Vestibule\Booking\Parts as BookingParts;
use Vestibule\Booking\Waiting\Leaving;
use Vestibule\Booking\Waiting\Waiters;
use Vestibule\Booking\Waiting\WaitingList;
use Vestibule\Contracts\BookingPrograms;
use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\Programs\BookingWriting;
use Vestibule\Form\Parts as FormParts;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The objects of the institute's side of bookings that more than one place uses, each made when it is asked for. */
final class Parts implements BookingPrograms {

	public function __construct(
		private readonly Services $services,
		private readonly BookingParts $booking,
		public readonly FormParts $forms,
	) {}

	public function catalog(): BookingCatalog {
		$sources = new Sources( $this->booking->reader(), $this->booking->appointments(), $this->forms->manualEntries() );
		$free    = new FreeList( $this->services->schema, $this->events(), $this->booking->taken(), $this->services->clock );
		return new Catalog( $this->services->schema, $this->table(), $this->rows(), new History( $this->booking->changes(), $this->booking->historyWords() ), $sources, $free );
	}

	public function writing(): BookingWriting {
		$objects = new BookingObjects( $this->booking->bookings(), $this->events(), new OwnerTime( $this->services->clock ) );
		return new Writing( $this->services->schema, $this->catalog(), $objects, $this->booking->changing(), $this->making(), $this->services->clock );
	}

	public function url(): BookingUrl {
		return new BookingUrl( $this->booking->records() );
	}

	public function table(): BookingTable {
		return new BookingTable( $this->services->store->database );
	}

	public function rows(): RowWriter {
		$visitors = new Visitors( $this->forms->labels(), $this->services->store->database );
		return new RowWriter( $visitors, $this->booking->appointments(), $this->booking->afterSettings() );
	}

	public function busy(): BusyList {
		return new BusyList( $this->booking->hosts(), $this->services->store->database );
	}

	public function waiters(): Waiters {
		return $this->booking->waiters();
	}

	public function waitingList(): WaitingList {
		return new WaitingList( $this->services->store, $this->services->clock, $this->booking->holds(), $this->booking->waitingLink() );
	}

	public function leaving(): Leaving {
		return $this->booking->leaving();
	}

	private function events(): OwnerEvents {
		return new OwnerEvents( $this->booking->reader(), $this->booking->hosts() );
	}

	private function making(): Making {
		$manual = new ManualBooking( $this->events(), new OwnerTime( $this->services->clock ), $this->booking->seats(), $this->booking->records(), $this->forms->manualEntries(), $this->catalog() );
		return new Making( $this->services->schema, $manual, $this->blocking() );
	}

	private function blocking(): Blocking {
		$store   = $this->services->store;
		$blocks  = new Blocks( $store->database, $this->services->clock, $store->transaction() );
		$history = new BlockHistory( $this->booking->changes(), $store->database, $store->transaction() );
		return new Blocking( $blocks, $history, $this->events(), $this->catalog(), $this->services->clock );
	}
}
