<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use DateTimeImmutable;
use Vestibule\Booking\EventPostType;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;

/** What an event says about its bookings (contract event): until when visitors change them, and when they are reminded. */
final class AfterSettings {

	public function __construct( private readonly Schema $schema ) {}

	/** The last moment at which its visitor can move it. */
	public function moveUntil( BookedTime $time ): DateTimeImmutable {
		return $time->start->modify( "-{$this->read( $time->event )->number( 'moveUntil' )} hours" );
	}

	public function cancelUntil( BookedTime $time ): DateTimeImmutable {
		return $time->start->modify( "-{$this->read( $time->event )->number( 'cancelUntil' )} hours" );
	}

	/** @return list<int> Minutes before the start, the longest first. */
	public function reminders( int $event ): array {
		$minutes = array_unique( $this->read( $event )->ids( 'reminders' ) );
		rsort( $minutes );
		return $minutes;
	}

	private function read( int $event ): Values {
		$stored = get_post_meta( $event, EventPostType::META, true );
		// Hours are read by EventReader, with more patience than the contract has.
		return new Values( $this->schema->fit( 'event', is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : null ) );
	}
}
