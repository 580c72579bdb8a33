<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Contract\FormOptIn;
use Vestibule\Entries\Seats\Reservation;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\MergeTags\MergeContext;
use Vestibule\Fields\MergeTags\MergeFormat;
use Vestibule\Fields\MergeTags\Merger;
use Vestibule\Fields\Tree\ConfirmationBlocks;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\Tree;
use Vestibule\Fields\Types\Appointment\BookingDetails;
use Vestibule\Forms\Confirmation;
use Vestibule\Forms\OptIn\OptInRequest;
use Vestibule\Forms\OptIn\OptInWords;
use Vestibule\Kernel\MailBudget;
use Vestibule\Kernel\Schema\Formats;
use Vestibule\Kernel\Setting\PostSettings;

/** Response to a stored submission: confirmation, booked time and next steps (docs/rest.md). */
final class SuccessAnswer {

	public function __construct(
		private readonly BookingDetails $booked,
		private readonly Merger $merger,
		private readonly MailBudget $budget,
		private readonly ConfirmationBlocks $blocks = new ConfirmationBlocks(),
	) {}

	/** @return array<string, mixed> */
	public function data( StoredEntry $entry, FormDefinition $form ): array {
		$confirmation = Confirmation::choose( $entry, $form->settings );
		$asked        = '' === $entry->unconfirmed ? '' : $this->asked( $entry, $form );
		$result       = array(
			'message' => ( $entry->isWaiting() ? '' : $this->message( $entry, $form->tree, $confirmation ) )
				. $this->waiting( $entry ) . $asked,
			'action'  => $confirmation->action,
		);
		// A thank-you page would suggest that no confirmation is needed.
		$redirect     = $entry->isWaiting() ? '' : $this->redirect( $entry, $confirmation );
		if ( '' !== $redirect ) {
			$result['redirectUrl'] = $redirect;
		}
		$data = array(
			'insert_id'   => $entry->id,
			'result'      => $result,
			'append_data' => (object) array(),
			'nextAction'  => null,
		);
		/**
		 * Filters the data of a success response. Runs inside the transaction, so callbacks must not write anything.
		 *
		 * @param array<string, mixed> $data  Data with the keys insert_id, result, append_data and nextAction.
		 * @param StoredEntry          $entry
		 */
		$filtered = apply_filters( 'vestibule/form_answer', $data, $entry );
		if ( ! is_array( $filtered ) ) {
			return $data;
		}
		/** @var array<string, mixed> $filtered */
		return $filtered;
	}

	/**
	 * Returns the redirect URL. Answers in its merge tags can only change its path and query, not its scheme or host
	 * (docs/security.md, row 16).
	 */
	private function redirect( StoredEntry $entry, Confirmation $confirmation ): string {
		$template = '' === Formats::fault( 'redirect', $confirmation->redirectUrl )
			? trim( $confirmation->redirectUrl )
			: '';
		return '' === $template
			? ''
			: esc_url_raw(
				$this->merger->merge( $template, new MergeContext( $entry, true ), MergeFormat::Url ),
				array( 'http', 'https' )
			);
	}

	private function message( StoredEntry $entry, Tree $tree, Confirmation $confirmation ): string {
		$blocks = null === $confirmation->id ? '' : $this->blocks->html( $tree, $confirmation->id );
		$text = '' === $blocks ? $confirmation->message : $blocks;
		$own  = $this->own( $text, $entry );
		$html = '' === trim( $own ) ? $this->received( $entry ) : $own;
		foreach ( $entry->appointments as $time ) {
			$html .= $this->booked->html( $time );
		}
		foreach ( $entry->reservations as $reservation ) {
			$html .= $reservation->isWaiting ? '' : self::reserved( $reservation );
		}
		return $html . ( '' === trim( $own ) ? $this->next( $entry ) : '' );
	}

	/** Returns the name and the dates of a reservation as HTML. */
	private static function reserved( Reservation $reservation ): string {
		$lines = array_map(
			static fn ( string $line ): string => '<li>' . esc_html( $line ) . '</li>',
			$reservation->lines
		);
		return '<p><strong>' . esc_html( $reservation->name ) . '</strong></p><ul>' . implode( '', $lines ) . '</ul>';
	}

	/**
	 * Returns the editor's text as HTML. The text is sanitized before and after merge tags are replaced, because a
	 * merge tag inside a URL attribute must not become a script.
	 */
	private function own( string $text, StoredEntry $entry ): string {
		$html = wp_kses_post(
			$this->merger->merge( wp_kses_post( $text ), new MergeContext( $entry, true ), MergeFormat::Html )
		);
		return str_starts_with( ltrim( $html ), '<' ) ? $html : wpautop( $html );
	}

	/** Returns the note that a confirmation email will be sent or was sent. */
	private function asked( StoredEntry $entry, FormDefinition $form ): string {
		$settings = PostSettings::of( $form->postId, FormOptIn::class );
		$own      = $this->own( $settings->message, $entry );
		$isLate   = $this->budget->isExhausted( MailBudget::network() );
		$standard = OptInWords::asked(
			OptInRequest::address( $form, $settings, $entry->values ),
			$entry->isWaiting(),
			$isLate
		);
		return '' === trim( $own ) ? $standard : $own . ( $isLate ? OptInWords::late() : '' );
	}

	/**
	 * Returns the note about the waiting list as HTML. The note is also added to custom messages. Only emails contain
	 * the link to leave the list, because the sender may have entered another person's address.
	 */
	private function waiting( StoredEntry $entry ): string {
		if ( array() === $entry->waitsFor ) {
			return '';
		}
		$words = sprintf(
			/* translators: %s: options, such as "Friday, Saturday". */
			__( 'You are on the waiting list for: %s.', 'vestibule' ),
			implode( ', ', $entry->waitsFor )
		);
		$next = '' === $entry->email
			? ''
			/* translators: %s: email address. */
			: ' ' . sprintf( __( 'When a spot opens up, you get it and an email to %s.', 'vestibule' ), $entry->email );
		return '<p>' . esc_html( $words . $next ) . '</p>';
	}

	/** Returns the default message. The message promises no reply, and no appointment unless one was booked. */
	private function received( StoredEntry $entry ): string {
		$is_registered = array() !== $entry->reservations && array() === $entry->waitsFor;
		$words         = match ( true ) {
			array() !== $entry->appointments => __( 'You’re booked.', 'vestibule' ),
			$is_registered                   => __( 'You’re registered.', 'vestibule' ),
			default                          => __( 'Thank you, your message has arrived.', 'vestibule' ),
		};
		return '<p><strong>' . esc_html( $words ) . '</strong></p>';
	}

	private function next( StoredEntry $entry ): string {
		if ( array() === $entry->appointments || '' === $entry->email ) {
			return '';
		}
		return '<p>'
			. esc_html(
				sprintf(
					/* translators: %s: email address. */
					__( 'If anything changes before your appointment, we’ll write to %s.', 'vestibule' ),
					$entry->email
				)
			)
			. '</p>';
	}
}
