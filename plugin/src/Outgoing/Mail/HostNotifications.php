<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\BookingChange;

/**
 * Notifications to hosts about their appointments, with calendar files. The settings of an appointment type determine
 * which of them are sent. They don't depend on the form.
 */
final class HostNotifications {

	/** Trigger: an appointment was moved to another host. */
	public const GIVEN = 'given';

	/** Kind of email for each trigger. An appointment type's setting `hostMails` contains such kinds. */
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
	 * Returns the notifications about a change of a booking.
	 *
	 * @param list<string> $wanted Kinds of emails that the appointment type sends.
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
	 * Returns the change as the recipient sees it. If an appointment was moved to another host, the email to the
	 * previous host says that it was canceled.
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
