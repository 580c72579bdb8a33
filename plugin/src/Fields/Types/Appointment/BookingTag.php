<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use Closure;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Ics\CalendarSites;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\MergeTags\MergeContext;
use Vestibule\Fields\MergeTags\MergeTag;
use Vestibule\Fields\MergeTags\MergeValue;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/**
 * Merge tag `booking` for the appointments of an entry, with parts such as `{booking.time}` (docs/notifications.md).
 */
final class BookingTag implements MergeTag {

	/**
	 * @param (Closure(): StoredBookings)|null $records Returns the stored bookings. Null if the tag can't return links
	 * to bookings.
	 */
	public function __construct(
		private readonly ?Closure $records = null,
		private readonly TimeWords $words = new TimeWords()
	) {}

	public function name(): string {
		return 'booking';
	}

	public function parts( int $formId ): array {
		return array(
			'time'    => __( 'Appointment: day and time', 'vestibule' ),
			'title'   => __( 'Appointment: type', 'vestibule' ),
			'place'   => __( 'Appointment: location', 'vestibule' ),
			'host'    => __( 'Appointment: host', 'vestibule' ),
			'link'    => __( 'Appointment: link to move or cancel it, for the visitor', 'vestibule' ),
			'url'     => __( 'Appointment: link for your team', 'vestibule' ),
			'before'  => __( 'Appointment: time before it was moved', 'vestibule' ),
			'reason'  => __( 'Appointment: reason for cancellation', 'vestibule' ),
			'google'  => __( 'Appointment: link for Google Calendar', 'vestibule' ),
			'outlook' => __( 'Appointment: link for Outlook', 'vestibule' ),
			'yahoo'   => __( 'Appointment: link for Yahoo Calendar', 'vestibule' ),
		);
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		return isset( $this->parts( $context->entry->formId )[ $part ] )
			? MergeValue::text( $this->text( $part, $context ) )
			: null;
	}

	/**
	 * @return list<string> Time of each appointment in the time zone of its type, followed by the time in the visitor's
	 * time zone if it differs.
	 */
	public function times( StoredEntry $entry, bool $is_for_visitor ): array {
		$on_clock = $is_for_visitor
			/* translators: %s: time and zone of the visitor, with the day if it differs. */
			? __( 'In your time zone: %s', 'vestibule' )
			/* translators: %s: time and zone of the visitor, with the day if it differs. */
			: __( 'In the visitor’s time zone: %s', 'vestibule' );
		return array_map(
			function ( BookedTime $time ) use ( $on_clock ): string {
				$beside = $this->words->beside( $time->start, $time->end, $time->home, $time->timezone );
				return $this->words->span( $time->start, $time->end, $time->home )
					. ( '' === $beside ? '' : "\n" . sprintf( $on_clock, $beside ) );
			},
			$entry->appointments
		);
	}

	private function text( string $part, MergeContext $context ): string {
		$entry    = $context->entry;
		$times    = $entry->appointments;
		$distinct = static fn ( string $separator, string ...$texts ): string =>
			implode( $separator, array_unique( array_filter( $texts ) ) );
		$screen   = static fn ( BookedTime $time ): string =>
			admin_url( "admin.php?page=vestibule-bookings&booking={$time->id}" );
		return match ( $part ) {
			'time'    => implode( "\n", $this->times( $entry, $context->isForVisitor ) ),
			'title'   => $distinct(
				', ',
				...array_map( static fn ( BookedTime $time ): string => $time->title, $times )
			),
			'place'   => $distinct(
				"\n",
				...array_map( static fn ( BookedTime $time ): string => $time->place, $times )
			),
			'host'    => $distinct(
				', ',
				...array_map( static fn ( BookedTime $time ): string => $time->host, $times )
			),
			'before'  => $this->formerTime( $entry, $context->isForVisitor ),
			'reason'  => $entry->change?->note() ?? '',
			// Emails to the team don't contain the link, because anyone with the link can cancel the booking.
			'link'    => $context->isForVisitor
				? implode( "\n", array_filter( array_map( $this->link( ... ), $times ) ) )
				: '',
			'url'     => $context->isForVisitor ? '' : implode( "\n", array_map( $screen, $times ) ),
			'google'  => $this->calendars( 'Google', $times ),
			'outlook' => $this->calendars( 'Outlook', $times ),
			default   => $this->calendars( 'Yahoo', $times ),
		};
	}

	/** Returns the time before the appointment was moved. Empty if it was not moved. */
	private function formerTime( StoredEntry $entry, bool $is_for_visitor ): string {
		$former = $entry->change?->former;
		if ( null === $former ) {
			return '';
		}
		$then = $entry->about(
			new BookingChange( BookingChange::BOOKED, $former, $entry->id, null, array( 'who' => '' ) )
		);
		return implode( "\n", $this->times( $then, $is_for_visitor ) );
	}

	private function link( BookedTime $time ): string {
		return null === $this->records || 0 === $time->id || $time->isCancelled
			? ''
			: ( $this->records )()->link( $time->id );
	}

	/** @param list<BookedTime> $times */
	private function calendars( string $name, array $times ): string {
		$times = array_filter( $times, static fn ( BookedTime $time ): bool => ! $time->isCancelled );
		$url   = static fn ( BookedTime $time ): string =>
			CalendarSites::urls( $time->title, $time->start, $time->end, $time->place )[ $name ] ?? '';
		return implode( "\n", array_map( $url, $times ) );
	}
}
