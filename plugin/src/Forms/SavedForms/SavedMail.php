<?php

declare(strict_types=1);

namespace Vestibule\Forms\SavedForms;

use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Kernel\Mailer;

/**
 * Email with the link to a saved form. The email contains no text typed by the visitor, because the address may belong
 * to another person.
 */
final class SavedMail {

	/** @return bool Whether the mail server accepted the email. */
	public function send( FormDefinition $form, string $email, string $link, int $days ): bool {
		$site = Mailer::siteName();
		/* translators: %s: name of the site. */
		$subject    = sprintf( __( 'Continue your form at %s', 'vestibule' ), $site );
		$paragraphs = array(
			/* translators: %s: name of the site. */
			sprintf( __( 'Use this link to continue your form at %s where you left off:', 'vestibule' ), $site ),
			$link,
			sprintf(
				/* translators: %d: number of days. */
				_n(
					'The link works for %d day or until you send the form.',
					'The link works for %d days or until you send the form.',
					$days,
					'vestibule'
				),
				$days
			)
				. ' ' . __( 'Anyone with this link can see your answers. Keep it private.', 'vestibule' ),
			__( 'If you did not request this message, you can ignore it.', 'vestibule' ),
		);
		/**
		 * Filters the email with the link to a saved form. Only the visitor gets this email.
		 *
		 * @param array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>} $mail
		 * @param FormDefinition $form
		 */
		$filter = static fn ( array $mail ): mixed => apply_filters( 'vestibule/saved_mail', $mail, $form );
		return ( new Mailer() )->sendText(
			$email,
			$subject,
			$paragraphs,
			$filter,
			array( 'subject', 'message', 'headers' )
		);
	}
}
