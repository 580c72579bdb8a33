<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Closure;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use Vestibule\Log\FaultLog;
use WP_Error;

/**
 * Hands a message to WordPress. wp_mail() is given the plain text, which every plugin that sends mail knows how to send;
 * where WordPress's own mailer sends it, the HTML goes along.
 *
 * @phpstan-import-type Mail from Message
 */
final class Delivery {

	/**
	 * @param Closure(): bool $send
	 * @return string Why it failed, in words; empty when it was sent.
	 */
	public function guard( Closure $send ): string {
		$reason = '';
		$note   = static function ( WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		add_action( 'wp_mail_failed', $note );
		try {
			if ( $send() ) {
				return '';
			}
		} catch ( Throwable $error ) {
			$reason = $error->getMessage();
			FaultLog::record( $error );
		} finally {
			remove_action( 'wp_mail_failed', $note );
		}
		return '' === $reason ? __( 'No reason was given.', 'vestibule' ) : $reason;
	}

	/** @param Mail $mail */
	public function send( array $mail, string $from_name ): bool {
		$arguments = array_diff_key( $mail, array( 'html' => true ) );
		/**
		 * Filters whether to send the message ourselves, as pre_wp_mail does for all mails.
		 *
		 * @param bool|null            $sent Null sends it; true or false stands for the outcome.
		 * @param array<string, mixed> $mail As the arguments of wp_mail().
		 */
		$sent = apply_filters( 'vestibule/pre_mail', null, $arguments );
		if ( null !== $sent ) {
			return (bool) $sent;
		}
		$name = static fn ( mixed $theirs ): mixed => '' === $from_name ? $theirs : $from_name;
		$html = static function ( PHPMailer $mailer ) use ( $mail ): void {
			if ( '' !== $mail['html'] ) {
				$mailer->isHTML();
				$mailer->Body    = $mail['html']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
				$mailer->AltBody = $mail['message']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
			}
		};
		add_filter( 'wp_mail_from_name', $name );
		add_action( 'phpmailer_init', $html );
		try {
			return wp_mail( $mail['to'], $mail['subject'], $mail['message'], $mail['headers'], $mail['attachments'] );
		} finally {
			remove_filter( 'wp_mail_from_name', $name );
			remove_action( 'phpmailer_init', $html );
		}
	}
}
