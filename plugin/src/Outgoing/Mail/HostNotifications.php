<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\BookingChange;

/**
 * What hosts learn of their appointments, with a calendar file each. The appointment type says which of them they get,
 * and no form: a host is the same in all.
 */
final class HostNotifications {

	/** A move gave the appointment to another host. */
	public const GIVEN = 'given';

	/** The types of mail by trigger, as the appointment type's setting `hostMails` names them. */
	private const TYPES = array(
		BookingChange::BOOKED    => BookingChange::BOOKED,
		BookingChange::RESTORED  => BookingChange::BOOKED,
		BookingChange::MOVED     => BookingChange::MOVED,
		BookingChange::CANCELLED => BookingChange::CANCELLED,
		self::GIVEN              => BookingChange::CANCELLED,
		BookingChange::REMINDED  => BookingChange::REMINDED,
	);

	/** @return list<Notification> */
	public static function all(): array {
		return array_map( self::withTrigger( ... ), array_keys( self::TYPES ) );
	}

	public static function find( string $id ): ?Notification {
		foreach ( self::all() as $notification ) {
			if ( $id === $notification->id ) {
				return $notification;
			}
		}
		return null;
	}

	/**
	 * @param list<string> $wanted The types of mail that the appointment type sends.
	 * @return list<Notification>
	 */
	public static function about( BookingChange $change, array $wanted ): array {
		$triggers = $change->changesHost() ? array( BookingChange::BOOKED, self::GIVEN ) : array( $change->what );
		$triggers = array_filter( $triggers, static fn ( string $trigger ): bool => in_array( self::TYPES[ $trigger ] ?? '', $wanted, true ) );
		return array_map( self::withTrigger( ... ), array_values( $triggers ) );
	}

	/** What one says of a change: to the host before, a move to another host is the end of the appointment. */
	public static function changeFor( Notification $notification, BookingChange $change ): BookingChange {
		return self::GIVEN === $notification->trigger ? $change->forFormerHost() : $change;
	}

	private static function withTrigger( string $trigger ): Notification {
		return Notification::from( array( 'id' => "{$trigger}-host", 'trigger' => $trigger, 'to' => 'host', 'attachCalendar' => true ) );
	}
}
