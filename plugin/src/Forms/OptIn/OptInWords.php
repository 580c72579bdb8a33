<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use DateTimeImmutable;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/** Texts about a confirmation by email, for the page after submitting and for merge tags in the email. */
final class OptInWords {

	public function __construct(
		private readonly OptIns $optIns,
		private readonly TimeWords $words = new TimeWords()
	) {}

	/** @return array<string, string> Labels of the parts of the merge tag `{confirm}`, for editors. */
	public static function tags(): array {
		return array(
			'url'   => __( 'Confirmation: link (in its own email only)', 'vestibule' ),
			'until' => __( 'Confirmation: expiry of the link', 'vestibule' ),
			'what'  => __( 'Confirmation: text to confirm', 'vestibule' ),
		);
	}

	/**
	 * @return array<string, string> Values of the merge tags in the email about an entry. Empty if the entry needs no
	 * confirmation.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function values( int $entry ): array {
		$one = $this->optIns->find( $entry );
		return null === $one ? array() : array(
			'url'   => $this->optIns->url( $one ),
			'until' => $this->words->short( $one->expiresAt, wp_timezone_string() ),
			'what'  => $one->what,
		);
	}

	/**
	 * @return array<string, string> Values of the merge tags in previews and test emails. The link does not work.
	 */
	public function example( string $what ): array {
		return array(
			'url'   => home_url( '/?' . OptIns::QUERY . '=…' ),
			'until' => $this->words->short( new DateTimeImmutable( '+7 days' ), wp_timezone_string() ),
			'what'  => $what,
		);
	}

	/** @return string Note in HTML that the email might be sent only on the next day. */
	public static function late(): string {
		return '<p>'
			. esc_html__( 'Many emails are being sent today, so yours may not arrive until tomorrow.', 'vestibule' )
			. '</p>';
	}

	/**
	 * @param bool $isLate Whether the email might be sent only on the next day.
	 * @return string Message in HTML, for the page after submitting.
	 */
	public static function asked( string $email, bool $is_whole, bool $isLate = false ): string {
		$words = $isLate
			/* translators: %s: email address. */
			? __( 'Please confirm: we will send an email to %s.', 'vestibule' )
			/* translators: %s: email address. */
			: __( 'Please confirm: we have sent an email to %s.', 'vestibule' );
		$head  = sprintf( $words, $email );
		$next = $is_whole
			? __( 'Your message only counts after you have confirmed it with the link in the email.', 'vestibule' )
			: __( 'The box that you checked only counts after you have confirmed it with the link in the email.', 'vestibule' );
		return '<p><strong>' . esc_html( $head ) . '</strong></p><p>' . esc_html( $next ) . '</p>'
			. ( $isLate ? self::late() : '' );
	}
}
