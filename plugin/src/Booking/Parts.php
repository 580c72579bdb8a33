<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use Vestibule\Booking\History\Announcement;
use Vestibule\Booking\History\Changes;
use Vestibule\Booking\History\HistoryWords;
use Vestibule\Booking\Links\AfterSettings;
use Vestibule\Booking\Links\BookingLink;
use Vestibule\Booking\Links\Changing;
use Vestibule\Booking\Links\Records;
use Vestibule\Booking\Links\StoredBookings;
use Vestibule\Booking\Reminders\DueReminders;
use Vestibule\Booking\Reminders\Reminders;
use Vestibule\Booking\Waiting\Leaving;
use Vestibule\Booking\Waiting\Waiters;
use Vestibule\Booking\Waiting\WaitingLink;
use Vestibule\Contracts\TimeWords;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** The objects of the feature that more than one place uses, each made when it is first asked for. */
final class Parts {

	private ?EventReader $reader = null;
	private ?Hosts $hosts        = null;
	private ?Book $book          = null;
	private ?Records $records    = null;

	public function __construct( private readonly Services $services ) {}

	public function book(): Book {
		return $this->book ??= new Book( $this->events(), $this->seats(), $this->taken(), $this->services->store->transaction(), $this->services->clock );
	}

	public function entryAppointments(): EntryBookings {
		$store = $this->services->store;
		return new EntryBookings( $this->events(), $this->seats(), $store->database, $this->services->clock, $this->records() );
	}

	/** One, because it remembers what it has read. */
	public function records(): Records {
		return $this->records ??= new Records( $this->bookings(), $this->bookingLink(), $this->changes(), $this->historyWords(), $this->book() );
	}

	public function historyWords(): HistoryWords {
		return new HistoryWords( new TimeWords() );
	}

	public function bookingLink(): BookingLink {
		return new BookingLink( $this->services->store->secret(), $this->bookings() );
	}

	public function changing(): Changing {
		return new Changing( $this->bookings(), $this->events(), $this->seats(), $this->services->store->transaction(), $this->announcement(), $this->services->clock );
	}

	public function announcement(): Announcement {
		return new Announcement( $this->changes() );
	}

	public function reminders(): Reminders {
		return new Reminders( $this->dueReminders(), $this->bookings(), $this->announcement(), $this->services->store->transaction() );
	}

	public function dueReminders(): DueReminders {
		return new DueReminders( $this->afterSettings(), $this->services->store->database, $this->services->clock );
	}

	public function afterSettings(): AfterSettings {
		return new AfterSettings( $this->services->schema );
	}

	public function bookings(): StoredBookings {
		return new StoredBookings( $this->book(), $this->afterSettings(), $this->services->store->database );
	}

	public function changes(): Changes {
		return new Changes( $this->services->store->database, $this->services->clock );
	}

	/** One, because it remembers what it has read. */
	public function reader(): EventReader {
		return $this->reader ??= new EventReader( $this->services->schema );
	}

	public function events(): Events {
		return new Events( $this->reader(), $this->hosts() );
	}

	/** One, because it remembers what it has read. */
	public function hosts(): Hosts {
		return $this->hosts ??= new Hosts( $this->services->schema, new StoredHours( $this->services->schema ) );
	}

	public function hoursRules(): HoursRules {
		return new HoursRules( $this->services->schema, new StoredHours( $this->services->schema ) );
	}

	/** One place decides about seats: also for moving what is booked. */
	public function seats(): Seats {
		$store = $this->services->store;
		return new Seats( $store->database, $this->services->clock, $store->transaction() );
	}

	/** Which calendars hosts have elsewhere. */
	public function calendars(): Busy\Calendars {
		$store = $this->services->store;
		return new Busy\Calendars( $store->database, $this->services->clock, $store->transaction() );
	}

	public function busyReading(): Busy\Reading {
		$store = $this->services->store;
		return new Busy\Reading( new Busy\Fetch(), $this->calendars(), new Busy\BusyTimes( $store->database, $store->transaction() ), $this->services->clock );
	}

	public function busyRuns(): Busy\Runs {
		return new Busy\Runs( $this->hosts(), $this->calendars(), $this->busyReading() );
	}

	public function holds(): Holds {
		return new Holds( $this->services->store->database, $this->services->clock );
	}

	public function waiters(): Waiters {
		return new Waiters( $this->services->store->database, $this->services->clock );
	}

	public function waitingLink(): WaitingLink {
		return new WaitingLink( $this->services->store->secret(), $this->waiters() );
	}

	public function leaving(): Leaving {
		return new Leaving( $this->waiters(), $this->waitingLink(), $this->book(), $this->services->store->transaction() );
	}

	public function now(): DateTimeImmutable {
		return $this->services->clock->now();
	}

	public function taken(): TakenTimes {
		return new TakenTimes( $this->services->store->database, $this->services->clock );
	}
}
