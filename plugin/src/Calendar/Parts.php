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
use Vestibule\Calendar\Waiting\Offers;
use Vestibule\Calendar\Waiting\Waiters;
use Vestibule\Calendar\Waiting\WaitingMail;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Objects;

defined( 'ABSPATH' ) || exit;

/** Services of the package, for classes that don't declare their dependencies yet. */
final class Parts {

	public function __construct( public readonly Objects $of ) {}

	public function book(): Book {
		return $this->of->get( Book::class );
	}

	public function entryAppointments(): EntryBookings {
		return $this->of->get( EntryBookings::class );
	}

	public function bookings(): StoredBookings {
		return $this->of->get( StoredBookings::class );
	}

	public function table(): BookingTable {
		return $this->of->get( BookingTable::class );
	}

	public function history(): HistoryWords {
		return $this->of->get( HistoryWords::class );
	}

	public function changing(): Changing {
		return $this->of->get( Changing::class );
	}

	public function reminders(): Reminders {
		return $this->of->get( Reminders::class );
	}

	public function changes(): Changes {
		return $this->of->get( Changes::class );
	}

	public function events(): Events {
		return $this->of->get( Events::class );
	}

	public function hosts(): Hosts {
		return $this->of->get( Hosts::class );
	}

	/** One place decides about seats: also for moving what is booked. */
	public function seats(): Seats {
		return $this->of->get( Seats::class );
	}

	/** Which calendars hosts have elsewhere. */
	public function calendars(): Busy\Calendars {
		return $this->of->get( Busy\Calendars::class );
	}

	public function busyReading(): Busy\Reading {
		return $this->of->get( Busy\Reading::class );
	}

	public function holds(): Holds {
		return $this->of->get( Holds::class );
	}

	public function waiters(): Waiters {
		return $this->of->get( Waiters::class );
	}

	public function waitingMail(): WaitingMail {
		return $this->of->get( WaitingMail::class );
	}

	public function joining(): Joining {
		return $this->of->get( Joining::class );
	}

	public function joinCall(): JoinCall {
		return $this->of->get( JoinCall::class );
	}

	public function offers(): Offers {
		return $this->of->get( Offers::class );
	}

	public function now(): DateTimeImmutable {
		return $this->of->get( Clock::class )->now();
	}

	public function taken(): TakenTimes {
		return $this->of->get( TakenTimes::class );
	}
}
