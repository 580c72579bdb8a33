<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

use Vestibule\Http\AddressFault;
use Vestibule\Http\Pin;

/** Why a calendar was not read, in words. What is stored of it has no language: a kind, and what it needs. */
final class FaultWords {

	/** @param string $fault Such as `http:404`, `address:NotPublic`, `file:nested`, `network:cURL error 28`. */
	public function words( string $fault ): string {
		[ $kind, $what ] = explode( ':', $fault, 2 ) + array( 1 => '' );
		return match ( $kind ) {
			'address' => $this->ofAddressNamed( $what ),
			'http'    => $this->ofStatus( (int) $what ),
			'file'    => $this->ofFile( $what ),
			Pin::CURL, Pin::PROXY => Pin::words( $kind ),
			/* translators: %s: what the server's software says, mostly in English. */
			default   => sprintf( __( 'It could not be reached: %s', 'vestibule' ), $what ),
		};
	}

	public function ofAddress( AddressFault $fault ): string {
		return match ( $fault ) {
			AddressFault::NotHttps    => __( 'The address has to begin with https://.', 'vestibule' ),
			AddressFault::Credentials => __( 'The address may have no user name or password. Calendars give out a private address that needs none.', 'vestibule' ),
			AddressFault::Port        => __( 'Only the ports 443 and 8443 are called.', 'vestibule' ),
			AddressFault::NoName      => __( 'The address needs the name of a server, such as calendar.example.com.', 'vestibule' ),
			AddressFault::Unknown     => __( 'No server of this name was found. Check how it is written.', 'vestibule' ),
			AddressFault::NotPublic   => __( 'The address leads into a private network, where this server does not read.', 'vestibule' ),
		};
	}

	private function ofAddressNamed( string $name ): string {
		foreach ( AddressFault::cases() as $fault ) {
			if ( $fault->name === $name ) {
				return $this->ofAddress( $fault );
			}
		}
		return $this->ofAddress( AddressFault::Unknown );
	}

	private function ofStatus( int $status ): string {
		return match ( true ) {
			404 === $status || 410 === $status                  => __( 'There is no calendar at this address. It may have been renewed: copy it from the calendar again.', 'vestibule' ),
			401 === $status || 403 === $status                  => __( 'The server asks for a password. Use the private address of the calendar, which needs none.', 'vestibule' ),
			$status >= 300 && $status < 400                     => __( 'The address leads on to other addresses too often.', 'vestibule' ),
			/* translators: %d: an HTTP status, such as 500. */
			default                                             => sprintf( __( 'The server answered %d.', 'vestibule' ), $status ),
		};
	}

	private function ofFile( string $reason ): string {
		return match ( $reason ) {
			Unreadable::LARGE  => __( 'The calendar is too large: 8 MB and 300,000 lines are read at most.', 'vestibule' ),
			Unreadable::NESTED => __( 'The file is built in a way that calendars are not.', 'vestibule' ),
			Unreadable::MANY   => __( 'The calendar holds more than is read: 10,000 events to come, with all their repetitions 20,000 times.', 'vestibule' ),
			default            => __( 'There is no calendar file (.ics) at this address, or it breaks off in the middle.', 'vestibule' ),
		};
	}
}
