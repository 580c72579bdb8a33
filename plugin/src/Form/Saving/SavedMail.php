<?php

declare(strict_types=1);

namespace Vestibule\Form\Saving;

use Vestibule\Form\FormDefinition;

/**
 * The message with the link. It holds nothing that the visitor typed: the address may be a stranger's, and the
 * site must not carry other people's words there.
 */
final class SavedMail {

	/** @return bool Whether the mail server took it. */
	public function send( FormDefinition $form, string $email, string $link, int $days ): bool {
		$site = $this->siteName();
		$mail = array(
			'to'          => array( $email ),
			/* translators: %s: name of the site. */
			'subject'     => sprintf( __( 'Go on with your form at %s', 'vestibule' ), $site ),
			'message'     => $this->message( $site, $link, $days ),
			'headers'     => array( 'Content-Type: text/plain; charset=UTF-8' ),
			'attachments' => array(),
		);
		/**
		 * Filters the message with the link to a saved form before it is sent.
		 *
		 * @param array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>} $mail
		 * @param FormDefinition $form
		 */
		$filtered = apply_filters( 'vestibule/saved_mail', $mail, $form );
		$mail     = $this->fromFiltered( $filtered, $mail );
		/** This filter is documented in plugin/src/Mail/EntryMail.php */
		$sent = apply_filters( 'vestibule/pre_mail', null, $mail );
		return null === $sent ? wp_mail( $mail['to'], $mail['subject'], $mail['message'], $mail['headers'] ) : (bool) $sent;
	}

	/**
	 * Words and headers may be changed; the link goes to the visitor alone.
	 *
	 * @param array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>} $ours
	 * @return array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>}
	 */
	private function fromFiltered( mixed $given, array $ours ): array {
		$given = is_array( $given ) ? $given : array();
		$text  = static fn ( string $key, string $own ): string => is_string( $given[ $key ] ?? null ) ? $given[ $key ] : $own;
		$lines = is_array( $given['headers'] ?? null ) ? array_values( array_filter( $given['headers'], 'is_string' ) ) : $ours['headers'];
		return array( 'subject' => $text( 'subject', $ours['subject'] ), 'message' => $text( 'message', $ours['message'] ), 'headers' => $lines ) + $ours;
	}

	private function message( string $site, string $link, int $days ): string {
		return implode(
			"\n\n",
			array(
				/* translators: %s: name of the site. */
				sprintf( __( 'With this link you go on with your form at %s, where you left it:', 'vestibule' ), $site ),
				$link,
				/* translators: %d: number of days. */
				sprintf( _n( 'The link works for %d day, and until you send the form.', 'The link works for %d days, and until you send the form.', $days, 'vestibule' ), $days )
					. ' ' . __( 'Anyone with this link can see your answers. Keep it private.', 'vestibule' ),
				__( 'If you did not ask for this message, you need do nothing.', 'vestibule' ),
			)
		) . "\n";
	}

	/** On one line: it stands in a header. */
	private function siteName(): string {
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) );
	}
}
