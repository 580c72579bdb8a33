<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\MailBudgetReached;
use Vestibule\Kernel\Mailer;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Notifies the administrator by email when the site has nearly or fully reached its daily limit for emails to visitors.
 */
final class LimitNotice {

	/** Sends the email after the response, so that the visitor doesn't have to wait. */
	#[Hook]
	public function schedule( MailBudgetReached $reached ): void {
		add_action( 'shutdown', fn () => $this->send( $reached ), 110 );
	}

	private function send( MailBudgetReached $reached ): void {
		$to = get_option( 'admin_email' );
		if ( is_string( $to ) && '' !== $to ) {
			Language::during(
				Language::ofSite(),
				fn (): string => ( new Mailer() )->attempt( fn (): bool => $this->deliver( $to, $reached ) )
			);
		}
	}

	private function deliver( string $to, MailBudgetReached $reached ): bool {
		/* translators: %s: name of the site. */
		$subject = __( '%s sends many emails to visitors today', 'vestibule' );
		$isFull  = $reached->used >= $reached->limit;
		/* translators: 1: number of emails, 2: the limit. */
		$used = __( 'Forms on this site have sent %1$d of %2$d emails to visitors today.', 'vestibule' );
		$next = $isFull
			? __( 'The limit has been reached. Further emails to visitors will be sent tomorrow, and visitors are told so on the page. No entry is lost.', 'vestibule' )
			: __( 'The rest is reserved for emails that confirm an address and for changes to appointments. Other emails to visitors will be sent tomorrow. No entry is lost.', 'vestibule' );
		$what = __( 'If you expected that many emails, you don’t have to do anything. If not, check the latest entries. A bot may be sending your form with other people’s addresses.', 'vestibule' );
		return ( new Mailer() )->sendText(
			$to,
			sprintf( $subject, Mailer::siteName() ),
			array( sprintf( $used, $reached->used, $reached->limit ), $next, $what )
		);
	}
}
