<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Schema\Formats;

/** Finds the recipients of a notification about an entry. Invalid email addresses are ignored. */
final class Recipients {

	/**
	 * @return list<string> Valid email addresses. Empty if there are none, for example because the visitor didn't enter
	 * an address.
	 */
	public function resolve( Notification $notification, StoredEntry $entry ): array {
		return match ( $notification->to ) {
			'field'   => $this->visitor( $notification, $entry ),
			'routing' => $this->routed( $notification, $entry ),
			'host'    => array_values(
				array_filter( array( self::safe( $entry->appointments[0]->hostEmail ?? '' ) ) )
			),
			default   => $this->addresses( $notification, $entry ),
		};
	}

	/**
	 * Returns a valid email address. Empty if it contains a character that could start another email header.
	 * WordPress's own check allows some of these characters.
	 */
	public static function safe( string $address ): string {
		return EmailAddress::isValid( $address ) && 1 !== preg_match( '/[\x00-\x20\x7F,;<>"]/', $address )
			? $address
			: '';
	}

	/** @return list<string> */
	private function addresses( Notification $notification, StoredEntry $entry ): array {
		$admin = get_option( 'admin_email' );
		$list  = '' === trim( $notification->addresses ) ? $entry->mailTo : $notification->addresses;
		return Formats::addresses( '' === $list && is_string( $admin ) ? $admin : $list );
	}

	/** @return list<string> */
	private function visitor( Notification $notification, StoredEntry $entry ): array {
		$typed = '' === $notification->field ? $entry->email : $entry->values[ $notification->field ] ?? '';
		return array_values( array_filter( array( is_string( $typed ) ? self::safe( trim( $typed ) ) : '' ) ) );
	}

	/** @return list<string> */
	private function routed( Notification $notification, StoredEntry $entry ): array {
		$found = array();
		foreach ( $notification->routes as $route ) {
			if ( ConditionSet::read( array( 'rules' => array( $route ) ) )->holds( $entry->values ) ) {
				$found = array( ...$found, ...Formats::addresses( $route['addresses'] ) );
			}
		}
		return array() === $found ? $this->addresses( $notification, $entry ) : array_values( array_unique( $found ) );
	}
}
