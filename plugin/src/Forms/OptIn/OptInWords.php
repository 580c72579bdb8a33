<?php

declare(strict_types=1);

namespace Vestibule\Forms\OptIn;

use DateTimeImmutable;
use Vestibule\Kernel\Time\TimeWords;

defined( 'ABSPATH' ) || exit;

/** What visitors read of a confirmation by email: on the page after submitting, and by merge tags in the email. */
final class OptInWords {

	public function __construct( private readonly OptIns $optIns, private readonly TimeWords $words = new TimeWords() ) {}

	/** @return array<string, string> The parts of the merge tag `{confirm}`, for editors. */
	public static function tags(): array {
		return array(
			'url'   => __( 'Confirmation: link (in its own email only)', 'vestibule' ),
			'until' => __( 'Confirmation: until when the link works', 'vestibule' ),
			'what'  => __( 'Confirmation: what is confirmed', 'vestibule' ),
		);
	}

	/**
	 * @return array<string, string> What stands for them in the email about an entry; none where nothing is to be confirmed.
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

	/** @return array<string, string> What stands for them in previews and tests: a link that confirms nothing. */
	public function example( string $what ): array {
		return array(
			'url'   => home_url( '/?' . OptIns::QUERY . '=…' ),
			'until' => $this->words->short( new DateTimeImmutable( '+7 days' ), wp_timezone_string() ),
			'what'  => $what,
		);
	}

	/** @return string HTML: that the email will be sent on another day. */
	public static function late(): string {
		return '<p>' . esc_html__( 'Many emails are being sent today, so yours may not arrive until tomorrow.', 'vestibule' ) . '</p>';
	}

	/**
	 * @param bool $isLate Whether the email will be sent on another day.
	 * @return string HTML: what the page says after submitting.
	 */
	public static function asked( string $email, bool $is_whole, bool $isLate = false ): string {
		/* translators: %s: email address. */
		$words = $isLate ? __( 'Please confirm: we will send an email to %s.', 'vestibule' ) : __( 'Please confirm: we have sent an email to %s.', 'vestibule' );
		$head  = sprintf( $words, $email );
		$next = $is_whole
			? __( 'What you sent counts once you have confirmed with the link in it.', 'vestibule' )
			: __( 'The box that you ticked counts once you have confirmed with the link in it.', 'vestibule' );
		return '<p><strong>' . esc_html( $head ) . '</strong></p><p>' . esc_html( $next ) . '</p>' . ( $isLate ? self::late() : '' );
	}
}
