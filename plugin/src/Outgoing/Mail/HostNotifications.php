<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\BookingChange;

/**
 * Notifications to hosts about their appointments, each with a calendar file. A setting in the appointment type selects
 * the notifications that are sent, for all forms.
 */
final class HostNotifications {

	/** Trigger: the appointment was moved to another host. */
	public const GIVEN = 'given';

	/** Email types by trigger, with the names from the appointment type's setting `hostMails`. */
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
	 * Returns the notifications to send for a change to a booking.
	 *
	 * @param list<string> $wanted Email types that the appointment type sends.
	 * @return list<Notification>
	 */
	public static function about( BookingChange $change, array $wanted ): array {
		$triggers = $change->changesHost() ? array( BookingChange::BOOKED, self::GIVEN ) : array( $change->what );
		$triggers = array_filter(
			$triggers,
			static fn ( string $trigger ): bool => in_array( self::TYPES[ $trigger ] ?? '', $wanted, true )
		);
		return array_map( self::withTrigger( ... ), array_values( $triggers ) );
	}

	/**
	 * Returns the change from the recipient's view. For the previous host, a move to another host is a cancellation.
	 */
	public static function changeFor( Notification $notification, BookingChange $change ): BookingChange {
		return self::GIVEN === $notification->trigger ? $change->forFormerHost() : $change;
	}

	private static function withTrigger( string $trigger ): Notification {
		return Notification::from(
			array( 'id' => "{$trigger}-host", 'trigger' => $trigger, 'to' => 'host', 'attachCalendar' => true )
		);
	}
}
