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

	/** Whether visitors chose their host, and stay with them when they move. */
	public function keepsHost( int $event ): bool {
		return 'visitor' === $this->read( $event )->string( 'hostChoice' );
	}

	/** @return list<string> What its hosts are written to about: booked, moved, cancelled, reminded. */
	public function hostMails( int $event ): array {
		return $this->read( $event )->strings( 'hostMails' );
	}

	/** Where an appointment takes place, in words; empty where nobody has said. */
	public function place( int $event ): string {
		$settings = $this->read( $event );
		$text     = trim( $settings->string( 'place.text' ) );
		return match ( $settings->string( 'place.kind' ) ) {
			'none'  => '',
			/* translators: %s: a phone number, or who calls whom. */
			'phone' => '' === $text ? __( 'By phone', 'vestibule' ) : sprintf( __( 'By phone: %s', 'vestibule' ), $text ),
			/* translators: %s: address of a video call. */
			'video' => '' === $text ? __( 'Video call', 'vestibule' ) : sprintf( __( 'Video call: %s', 'vestibule' ), $text ),
			default => $text,
		};
	}

	private function read( int $event ): Values {
		$stored = get_post_meta( $event, EventPostType::META, true );
		// Hours are read by EventReader, with more patience than the contract has.
		return new Values( $this->schema->fit( 'event', is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : null ) );
	}
}
