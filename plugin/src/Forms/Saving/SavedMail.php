<?php

declare(strict_types=1);

namespace Vestibule\Forms\Saving;

use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Kernel\Mailer;

/**
 * The message with the link. It holds nothing that the visitor typed: the address may be a stranger's, and the
 * site must not carry other people's words there.
 */
final class SavedMail {

	/** @return bool Whether the mail server took it. */
	public function send( FormDefinition $form, string $email, string $link, int $days ): bool {
		$site = Mailer::siteName();
		/* translators: %s: name of the site. */
		$subject    = sprintf( __( 'Go on with your form at %s', 'vestibule' ), $site );
		$paragraphs = array(
			/* translators: %s: name of the site. */
			sprintf( __( 'With this link you go on with your form at %s, where you left it:', 'vestibule' ), $site ),
			$link,
			/* translators: %d: number of days. */
			sprintf( _n( 'The link works for %d day, and until you send the form.', 'The link works for %d days, and until you send the form.', $days, 'vestibule' ), $days )
				. ' ' . __( 'Anyone with this link can see your answers. Keep it private.', 'vestibule' ),
			__( 'If you did not ask for this message, you need do nothing.', 'vestibule' ),
		);
		/**
		 * Filters the message with the link to a saved form before it is sent. It goes to the visitor and to nobody else.
		 *
		 * @param array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>} $mail
		 * @param FormDefinition $form
		 */
		$filter = static fn ( array $mail ): mixed => apply_filters( 'vestibule/saved_mail', $mail, $form );
		return ( new Mailer() )->sendText( $email, $subject, $paragraphs, $filter, array( 'subject', 'message', 'headers' ) );
	}
}
