<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Mailer;

defined( 'ABSPATH' ) || exit;

/**
 * Email to the administrator after a network was blocked because it tried to guess other senders' answers in a form.
 */
final class EnumerationNotice {

	/** @param string $title Title of the form. */
	public function __construct( private readonly string $title ) {}

	/** Sends the email after the response, so that no visitor waits for it. */
	public function schedule(): void {
		add_action( 'shutdown', $this->send( ... ), 110 );
	}

	private function send(): void {
		$to = get_option( 'admin_email' );
		if ( is_string( $to ) && '' !== $to ) {
			Language::during(
				Language::ofSite(),
				fn (): string => ( new Mailer() )->attempt( fn (): bool => $this->deliver( $to ) )
			);
		}
	}

	private function deliver( string $to ): bool {
		/* translators: %s: name of the site. */
		$subject = __( 'Many answers were tried in a form on %s', 'vestibule' );
		/* translators: %s: title of a form. */
		$problem = __(
			'A network sent the form “%s” with many answers that other people had sent before. Each rejection reveals that someone has already sent the answer. The network cannot send the form for an hour.',
			'vestibule'
		);
		$advice  = __( 'If this continues, turn off “One entry per person” and “No two entries with the same answer”, or let only logged-in users send the form.', 'vestibule' );
		$repeat  = __( 'You get this email at most once a day for each form.', 'vestibule' );
		return ( new Mailer() )->sendText(
			$to,
			sprintf( $subject, Mailer::siteName() ),
			array(
				sprintf( $problem, $this->title ),
				$advice,
				admin_url( 'edit.php?post_type=' . FormPostType::NAME ),
				$repeat,
			)
		);
	}
}
