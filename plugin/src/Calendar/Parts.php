<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Bookings\Changing;
use Vestibule\Calendar\Bookings\EntryBookings;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Changes\Changes;
use Vestibule\Calendar\Changes\HistoryWords;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Reminders\Reminders;
use Vestibule\Calendar\Seats\Holds;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Times\TakenTimes;
use Vestibule\Calendar\Waiting\JoinCall;
use Vestibule\Calendar\Waiting\Joining;
use Vestibule\Calendar\Waiting\Offering;
use Vestibule\Calendar\Waiting\Offers;
use Vestibule\Calendar\Waiting\Waiters;
use Vestibule\Calendar\Waiting\WaitingMail;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts {

	private ?Events $events            = null;
	private ?Hosts $hosts              = null;
	private ?Book $book                = null;
	private ?StoredBookings $bookings  = null;
	private ?WaitingMail $waitingMail  = null;

	public function __construct( private readonly Services $services ) {}

	/** Shared instance: remembers what is held for the visitor of this page. */
	public function book(): Book {
		return $this->book ??= new Book( $this->events(), $this->seats(), $this->taken(), $this->services->store()->transaction(), $this->services->clock );
	}

	public function entryAppointments(): EntryBookings {
		return new EntryBookings( $this->events(), $this->seats(), $this->services->store()->database, $this->services->clock, $this->bookings(), $this->history() );
	}

	/** Shared instance: caches bookings for their links. */
	public function bookings(): StoredBookings {
		$store = $this->services->store();
		$entries = new EntryTable( $store->database, $this->services->clock );
		return $this->bookings ??= new StoredBookings( $this->events(), $store->database, $this->changes(), $store->secret(), $entries );
	}

	public function table(): BookingTable {
		return new BookingTable( $this->services->store()->database, $this->bookings() );
	}

	public function history(): HistoryWords {
		return new HistoryWords( $this->changes(), $this->events() );
	}

	public function changing(): Changing {
		return new Changing( $this->bookings(), $this->book(), $this->seats(), $this->services->store()->transaction(), $this->changes() );
	}

	public function reminders(): Reminders {
		$store = $this->services->store();
		return new Reminders( $this->bookings(), $this->changes(), $store->database, $store->transaction(), $this->services->clock );
	}

	public function changes(): Changes {
		return new Changes( $this->services->store()->database, $this->services->clock );
	}

	/** Shared instance: caches what it has read. */
	public function events(): Events {
		return $this->events ??= new Events( $this->services->schema, $this->hosts() );
	}

	/** Shared instance: caches what it has read. */
	public function hosts(): Hosts {
		return $this->hosts ??= new Hosts( $this->services->schema );
	}

	/** One place decides about seats: also for moving what is booked. */
	public function seats(): Seats {
		$store = $this->services->store();
		return new Seats( $store->database, $this->services->clock, $store->transaction() );
	}

	/** Which calendars hosts have elsewhere. */
	public function calendars(): Busy\Calendars {
		$store = $this->services->store();
		return new Busy\Calendars( $store->database, $this->services->clock, $store->transaction() );
	}

	public function busyReading(): Busy\Reading {
		return new Busy\Reading( new Busy\Fetch(), $this->calendars(), $this->hosts(), $this->services->clock );
	}

	public function holds(): Holds {
		return new Holds( $this->services->store()->database, $this->services->clock );
	}

	public function waiters(): Waiters {
		return new Waiters( $this->services->store()->database, $this->services->clock, $this->services->store()->secret() );
	}

	/** Shared instance: remembers whom this request asks. */
	public function waitingMail(): WaitingMail {
		return $this->waitingMail ??= new WaitingMail( $this->waiters(), new TimeWords(), $this->services->mailBudget() );
	}

	public function joining(): Joining {
		return new Joining( $this->events(), $this->book(), $this->waiters(), $this->waitingMail(), $this->offers(), $this->services->store() );
	}

	public function joinCall(): JoinCall {
		return new JoinCall( $this->joining(), $this->services->rates(), ( new PageKey( $this->services->store()->secret() ) )->isGenuine( ... ) );
	}

	public function offers(): Offers {
		$offering = new Offering( $this->waiters(), $this->seats(), $this->waitingMail(), $this->services->store(), $this->services->clock );
		return new Offers( $this->events(), $this->book(), $this->waiters(), $offering, $this->waitingMail(), $this->services->clock );
	}

	public function now(): DateTimeImmutable {
		return $this->services->clock->now();
	}

	public function taken(): TakenTimes {
		return new TakenTimes( $this->services->store()->database, $this->services->clock );
	}
}
