<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

/**
 * What a notification says where its editor wrote nothing, with merge tags, in the language that is spoken. An entry with
 * an appointment is told in the words of BookingText.
 */
final class StandardText {

	/** @param string $trigger What it is about: Notification::$trigger. */
	public function subject( bool $is_for_visitor, string $trigger = Notification::SUBMITTED ): string {
		if ( Notification::SUBMITTED !== $trigger ) {
			return ( new BookingText() )->subject( $is_for_visitor, $trigger );
		}
		return $is_for_visitor
			/* translators: keep the words in braces as they are. */
			? __( 'We have received your message: {form.title}', 'vestibule' )
			: '[{site.name}] {form.title}: {entry.sender}';
	}

	/** @param string $trigger As above. */
	public function body( bool $is_for_visitor, string $trigger = Notification::SUBMITTED ): string {
		if ( Notification::SUBMITTED !== $trigger ) {
			return ( new BookingText() )->body( $is_for_visitor, $trigger );
		}
		return $is_for_visitor ? $this->toVisitor() : $this->toInstitute();
	}

	private function toInstitute(): string {
		return implode(
			"\n",
			array(
				'{all_fields}',
				'',
				/* translators: keep the words in braces as they are. */
				__( 'Sent from {page.url}', 'vestibule' ),
				/* translators: keep the words in braces as they are. */
				__( 'Open the entry: {entry.url}', 'vestibule' ),
			)
		);
	}

	private function toVisitor(): string {
		return implode(
			"\n",
			array(
				/* translators: keep the words in braces as they are. */
				__( 'Hello {entry.name},', 'vestibule' ),
				'',
				__( 'thank you for your message. It has arrived.', 'vestibule' ),
				'',
				__( 'This is what you sent us:', 'vestibule' ),
				'',
				'{all_fields}',
				'',
				'{site.name}',
				'{site.url}',
			)
		);
	}
}
