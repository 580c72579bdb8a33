<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

use Closure;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\BookingRecords;
use Vestibule\Contracts\CalendarSites;

defined( 'ABSPATH' ) || exit;

/** `{booking.time}`, `{booking.title}` and what else there is to say of the appointment that was booked with the entry. */
final class Booking implements MergeTag {

	/** @param (Closure(): BookingRecords)|null $records */
	public function __construct( private readonly BookingWords $words, private readonly ?Closure $records = null ) {}

	public function name(): string {
		return 'booking';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		$entry = $context->entry;
		$times = $entry->appointments;
		$text  = match ( $part ) {
			'time'    => implode( "\n", $context->isForVisitor ? $this->words->forVisitor( $entry ) : $this->words->forInstitute( $entry ) ),
			'title'   => implode( ', ', array_unique( array_filter( array_map( static fn ( BookedTime $time ): string => $time->title, $times ) ) ) ),
			'place'   => implode( "\n", array_unique( array_filter( array_map( static fn ( BookedTime $time ): string => $time->place, $times ) ) ) ),
			'host'    => implode( ', ', array_unique( array_filter( array_map( static fn ( BookedTime $time ): string => $time->host, $times ) ) ) ),
			'before'  => $this->words->former( $entry, $context->isForVisitor ),
			'reason'  => $entry->change?->note() ?? '',
			// Whoever has the link can cancel: the institute has screens of its own.
			'link'    => $context->isForVisitor ? implode( "\n", array_filter( array_map( $this->link( ... ), $times ) ) ) : '',
			'url'     => $context->isForVisitor ? '' : implode( "\n", array_map( static fn ( BookedTime $time ): string => admin_url( "admin.php?page=vestibule-bookings&booking={$time->id}" ), $times ) ),
			'google'  => $this->calendars( 'Google', $times ),
			'outlook' => $this->calendars( 'Outlook', $times ),
			'yahoo'   => $this->calendars( 'Yahoo', $times ),
			default   => null,
		};
		return null === $text ? null : MergeValue::text( $text );
	}

	public function parts( int $formId ): array {
		return array(
			'time'    => __( 'Appointment: day and time', 'vestibule' ),
			'title'   => __( 'Appointment: type', 'vestibule' ),
			'place'   => __( 'Appointment: place', 'vestibule' ),
			'host'    => __( 'Appointment: the host', 'vestibule' ),
			'link'    => __( 'Appointment: link to move or cancel it, for the visitor', 'vestibule' ),
			'url'     => __( 'Appointment: link for your team', 'vestibule' ),
			'before'  => __( 'Appointment: time before it was moved', 'vestibule' ),
			'reason'  => __( 'Appointment: why it was cancelled', 'vestibule' ),
			'google'  => __( 'Appointment: link for Google Calendar', 'vestibule' ),
			'outlook' => __( 'Appointment: link for Outlook', 'vestibule' ),
			'yahoo'   => __( 'Appointment: link for Yahoo Calendar', 'vestibule' ),
		);
	}

	private function link( BookedTime $time ): string {
		return null === $this->records || 0 === $time->id || $time->isCancelled ? '' : ( $this->records )()->link( $time->id );
	}

	/** @param list<BookedTime> $times */
	private function calendars( string $name, array $times ): string {
		$times = array_filter( $times, static fn ( BookedTime $time ): bool => ! $time->isCancelled );
		return implode( "\n", array_map( fn ( BookedTime $time ): string => CalendarSites::urls( $time->title, $time->start, $time->end, $time->place )[ $name ] ?? '', $times ) );
	}
}
