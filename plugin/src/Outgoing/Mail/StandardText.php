<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

/**
 * Default subjects and message text of notifications, in the current language. They contain merge tags. The text for
 * appointments differs from the text for other entries. Team and host get the same text.
 */
final class StandardText {

	/** @param string $trigger Occasion of the email: a trigger of Notification, or Notification::WAITING. */
	public function subject( bool $is_for_visitor, string $trigger = Notification::SUBMITTED ): string {
		if ( Notification::CONFIRM === $trigger ) {
			/* translators: keep the words in braces as they are. */
			return __( 'Please confirm: {form.title}', 'vestibule' );
		}
		if ( Notification::WAITING === $trigger ) {
			/* translators: keep the words in braces as they are. */
			return __( 'You are on the waiting list: {form.title}', 'vestibule' );
		}
		if ( Notification::PLACE === $trigger ) {
			return $is_for_visitor
				/* translators: keep the words in braces as they are. */
				? __( 'You have a spot: {form.title}', 'vestibule' )
				/* translators: keep the words in braces as they are. */
				: __( '[{site.name}] Spot from the waiting list: {entry.sender}', 'vestibule' );
		}
		if ( Notification::SUBMITTED !== $trigger ) {
			return $this->bookingSubject( $is_for_visitor, $trigger );
		}
		return $is_for_visitor
			/* translators: keep the words in braces as they are. */
			? __( 'We have received your message: {form.title}', 'vestibule' )
			: '[{site.name}] {form.title}: {entry.sender}';
	}

	/**
	 * @param bool $waits    Whether the form has a waiting list. If it does, the text contains the link to leave it.
	 * @param bool $reserves Whether the form creates registrations. If it does, the text contains the link to manage
	 * the registration.
	 */
	public function body(
		bool $is_for_visitor,
		string $trigger = Notification::SUBMITTED,
		bool $waits = false,
		bool $reserves = false
	): string {
		$lines = match ( true ) {
			Notification::CONFIRM === $trigger        => $this->toConfirm(),
			Notification::WAITING === $trigger        => $this->toWaiting(),
			Notification::PLACE === $trigger          => $is_for_visitor ? $this->toMovedUp() : $this->aboutMovedUp(),
			Notification::SUBMITTED === $trigger => $is_for_visitor
				? $this->toVisitor( $waits, $reserves )
				: $this->toTeam(),
			default                              => $is_for_visitor
				? $this->bookingToVisitor( $trigger )
				: $this->bookingToTeam( $trigger ),
		};
		return implode( "\n", $lines );
	}

	/** @return list<string> */
	private function toTeam(): array {
		return array(
			'{all_fields}',
			'',
			/* translators: keep the words in braces as they are. */
			__( 'Sent from {page.url}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			__( 'Open the entry: {entry.url}', 'vestibule' ),
		);
	}

	/** @return list<string> */
	private function toVisitor( bool $waits, bool $reserves ): array {
		$leave = match ( true ) {
			/* translators: keep the words in braces as they are. */
			$reserves => array( __( 'View or cancel your registration: {waiting.leave}', 'vestibule' ), '' ),
			/* translators: keep the words in braces as they are. */
			$waits    => array( __( 'Leave the waiting list: {waiting.leave}', 'vestibule' ), '' ),
			default   => array(),
		};
		return array(
			/* translators: keep the words in braces as they are. */
			__( 'Hello {entry.name},', 'vestibule' ),
			'',
			__( 'Thank you for your message. It has arrived.', 'vestibule' ),
			'',
			__( 'Your answers:', 'vestibule' ),
			'',
			'{all_fields}',
			'',
			...$leave,
			'{site.name}',
			'{site.url}',
		);
	}

	/** @return list<string> */
	private function toConfirm(): array {
		return array(
			/* translators: keep the words in braces as they are. */
			__( 'Hello {entry.name},', 'vestibule' ),
			'',
			__( 'Please confirm with this link that this email address is yours and that you want this:', 'vestibule' ),
			'{confirm.what}',
			'',
			'{confirm.url}',
			'',
			/* translators: keep the words in braces as they are. */
			__( 'The link works until {confirm.until}.', 'vestibule' ),
			'',
			__( 'If you did not ask for this, you don’t have to do anything. Without your confirmation, it does not count.', 'vestibule' ),
			'',
			'{site.name}',
			'{site.url}',
		);
	}

	/** @return list<string> */
	private function toWaiting(): array {
		return array(
			/* translators: keep the words in braces as they are. */
			__( 'Hello {entry.name},', 'vestibule' ),
			'',
			__( 'Thank you. All spots are taken at the moment, and you are on the waiting list. You’ll get an email when you have a spot.', 'vestibule' ),
			'',
			__( 'Your answers:', 'vestibule' ),
			'',
			'{all_fields}',
			'',
			/* translators: keep the words in braces as they are. */
			__( 'Leave the waiting list: {waiting.leave}', 'vestibule' ),
			'',
			'{site.name}',
			'{site.url}',
		);
	}

	/** @return list<string> */
	private function toMovedUp(): array {
		return array(
			/* translators: keep the words in braces as they are. */
			__( 'Hello {entry.name},', 'vestibule' ),
			'',
			__( 'You have been moved up from the waiting list. The spot is yours.', 'vestibule' ),
			'',
			'{all_fields}',
			'',
			/* translators: keep the words in braces as they are. */
			__(
				'If you no longer need the spot, give it up here so that someone else can have it: {waiting.leave}',
				'vestibule'
			),
			'',
			'{site.name}',
			'{site.url}',
		);
	}

	/** @return list<string> */
	private function aboutMovedUp(): array {
		return array(
			/* translators: keep the words in braces as they are. */
			__( '{entry.sender} has moved up from the waiting list and has a spot.', 'vestibule' ),
			'',
			'{all_fields}',
			'',
			/* translators: keep the words in braces as they are. */
			__( 'Open the entry: {entry.url}', 'vestibule' ),
		);
	}

	private function bookingSubject( bool $is_for_visitor, string $trigger ): string {
		return match ( $trigger ) {
			'booked'    => $is_for_visitor
				/* translators: keep the words in braces as they are. */
				? __( 'You’re booked: {booking.title}', 'vestibule' )
				: __( '[{site.name}] Appointment booked: {entry.sender}', 'vestibule' ),
			/* translators: keep the words in braces as they are. */
			'given'     => __( '[{site.name}] Appointment assigned to another host: {entry.sender}', 'vestibule' ),
			'moved'     => $is_for_visitor
				/* translators: keep the words in braces as they are. */
				? __( 'Your appointment was moved: {booking.title}', 'vestibule' )
				: __( '[{site.name}] Appointment moved: {entry.sender}', 'vestibule' ),
			'cancelled' => $is_for_visitor
				/* translators: keep the words in braces as they are. */
				? __( 'Your appointment was canceled: {booking.title}', 'vestibule' )
				: __( '[{site.name}] Appointment canceled: {entry.sender}', 'vestibule' ),
			'restored'  => $is_for_visitor
				/* translators: keep the words in braces as they are. */
				? __( 'Your appointment has been restored: {booking.title}', 'vestibule' )
				: __( '[{site.name}] Appointment restored: {entry.sender}', 'vestibule' ),
			default     => $is_for_visitor
				/* translators: keep the words in braces as they are. */
				? __( 'Reminder of your appointment: {booking.title}', 'vestibule' )
				: __( '[{site.name}] Appointment soon: {entry.sender}', 'vestibule' ),
		};
	}

	/** @return list<string> */
	private function bookingToVisitor( string $trigger ): array {
		$first = match ( $trigger ) {
			'booked'    => __( 'You’re booked. This is your appointment:', 'vestibule' ),
			'moved'     => __( 'Your appointment was moved.', 'vestibule' ),
			'cancelled' => __( 'Your appointment was canceled.', 'vestibule' ),
			'restored'  => __( 'Your appointment was canceled before and is booked again.', 'vestibule' ),
			default     => __( 'This is a reminder of your appointment.', 'vestibule' ),
		};
		return array(
			/* translators: keep the words in braces as they are. */
			__( 'Hello {entry.name},', 'vestibule' ),
			'',
			$first,
			'',
			...$this->facts(),
			...(
				'cancelled' === $trigger ? array() : array(
					'',
					/* translators: keep the words in braces as they are. */
					__( 'Move or cancel the appointment: {booking.link}', 'vestibule' ),
				)
			),
			'',
			'{site.name}',
			'{site.url}',
		);
	}

	/** @return list<string> */
	private function bookingToTeam( string $trigger ): array {
		$is_over = in_array( $trigger, array( 'cancelled', 'given' ), true );
		return array(
			/* translators: keep the words in braces as they are. */
			__( 'From: {entry.sender}', 'vestibule' ),
			...$this->facts(),
			/* translators: keep the words in braces as they are. */
			__( 'Reason: {booking.reason}', 'vestibule' ),
			...( $is_over ? array() : array( '', '{all_fields}' ) ),
			'',
			/* translators: keep the words in braces as they are. */
			...( 'booked' === $trigger ? array( __( 'Sent from {page.url}', 'vestibule' ) ) : array() ),
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
			__( 'Location: {booking.place}', 'vestibule' ),
		);
	}
}
