<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

use Vestibule\Contracts\BookedTime;

defined( 'ABSPATH' ) || exit;

/** `{booking.time}` and `{booking.title}`: the appointment that was booked with the entry, where there is one. */
final class Booking implements MergeTag {

	public function __construct( private readonly BookingWords $words ) {}

	public function name(): string {
		return 'booking';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		$entry = $context->entry;
		return match ( $part ) {
			'time'  => MergeValue::text( implode( "\n", $context->isForVisitor ? $this->words->forVisitor( $entry ) : $this->words->forInstitute( $entry ) ) ),
			'title' => MergeValue::text( implode( ', ', array_unique( array_map( $this->title( ... ), $entry->appointments ) ) ) ),
			default => null,
		};
	}

	public function parts( int $formId ): array {
		return array(
			'time'  => __( 'Appointment: day and time', 'vestibule' ),
			'title' => __( 'Appointment: type', 'vestibule' ),
		);
	}

	private function title( BookedTime $time ): string {
		return html_entity_decode( get_the_title( $time->event ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
