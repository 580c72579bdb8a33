<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

/**
 * What a notification about an appointment says where its editor wrote nothing, as StandardText does for entries. Team
 * and host read the same.
 */
final class BookingText {

	public function subject( bool $is_for_visitor, string $trigger ): string {
		return match ( $trigger ) {
			/* translators: keep the words in braces as they are. */
			'booked'    => $is_for_visitor ? __( 'You’re booked: {booking.title}', 'vestibule' ) : __( '[{site.name}] Appointment booked: {entry.sender}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			'given'     => __( '[{site.name}] Appointment given to another host: {entry.sender}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			'moved'     => $is_for_visitor ? __( 'Your appointment was moved: {booking.title}', 'vestibule' ) : __( '[{site.name}] Appointment moved: {entry.sender}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			'cancelled' => $is_for_visitor ? __( 'Your appointment was cancelled: {booking.title}', 'vestibule' ) : __( '[{site.name}] Appointment cancelled: {entry.sender}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			'restored'  => $is_for_visitor ? __( 'Your appointment is booked again: {booking.title}', 'vestibule' ) : __( '[{site.name}] Appointment booked again: {entry.sender}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			default     => $is_for_visitor ? __( 'Reminder of your appointment: {booking.title}', 'vestibule' ) : __( '[{site.name}] Appointment soon: {entry.sender}', 'vestibule' ),
		};
	}

	public function body( bool $is_for_visitor, string $trigger ): string {
		return implode( "\n", $is_for_visitor ? $this->toVisitor( $trigger ) : $this->toInstitute( $trigger ) );
	}

	/** @return list<string> */
	private function toVisitor( string $trigger ): array {
		$first = match ( $trigger ) {
			'booked'    => __( 'you’re booked. This is your appointment:', 'vestibule' ),
			'moved'     => __( 'your appointment was moved.', 'vestibule' ),
			'cancelled' => __( 'your appointment was cancelled.', 'vestibule' ),
			'restored'  => __( 'your appointment was cancelled before, and is booked again.', 'vestibule' ),
			default     => __( 'this is a reminder of your appointment.', 'vestibule' ),
		};
		return array(
			/* translators: keep the words in braces as they are. */
			__( 'Hello {entry.name},', 'vestibule' ),
			'',
			$first,
			'',
			...$this->facts(),
			...( 'cancelled' === $trigger ? array() : array( '', $this->change() ) ),
			'',
			'{site.name}',
			'{site.url}',
		);
	}

	/** @return list<string> */
	private function toInstitute( string $trigger ): array {
		$is_over = in_array( $trigger, array( 'cancelled', 'given' ), true );
		return array(
			/* translators: keep the words in braces as they are. */
			__( 'From: {entry.sender}', 'vestibule' ),
			...$this->facts(),
			/* translators: keep the words in braces as they are. */
			__( 'Reason: {booking.reason}', 'vestibule' ),
			...( $is_over ? array() : array( '', '{all_fields}' ) ),
			'',
			...( 'booked' === $trigger ? array( $this->source() ) : array() ),
			/* translators: keep the words in braces as they are. */
			__( 'Open the booking: {booking.url}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			__( 'Open the entry: {entry.url}', 'vestibule' ),
		);
	}

	/** @return list<string> */
	private function facts(): array {
		return array(
			'{booking.title}',
			/* translators: keep the words in braces as they are. */
			__( 'Time: {booking.time}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			__( 'Before: {booking.before}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			__( 'With: {booking.host}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			__( 'Place: {booking.place}', 'vestibule' ),
		);
	}

	private function source(): string {
		/* translators: keep the words in braces as they are. */
		return __( 'Sent from {page.url}', 'vestibule' );
	}

	private function change(): string {
		/* translators: keep the words in braces as they are. */
		return __( 'Move or cancel it: {booking.link}', 'vestibule' );
	}
}
