<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use Closure;
use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use Vestibule\Kernel\Log\FaultLog;
use WP_Error;

/**
 * Sends emails with wp_mail(). The message is plain text, which every mail plugin can send. If WordPress's own mailer
 * sends the email, the HTML version is added.
 *
 * @phpstan-type Plain array{
 *     to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>
 * }
 * @phpstan-type Mail array{
 *     to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>, html: string
 * }
 */
final class Mailer {

	public const PLAIN_TEXT = 'Content-Type: text/plain; charset=UTF-8';

	/** @phpstan-var Mail */
	public const EMPTY = array(
		'to' => array(),
		'subject' => '',
		'message' => '',
		'headers' => array( self::PLAIN_TEXT ),
		'attachments' => array(),
		'html' => '',
	);

	/**
	 * Sends an email in plain text.
	 *
	 * @param list<string>                 $paragraphs
	 * @param (Closure(Plain): mixed)|null $filter
	 * @param list<string>                 $may        Keys of the email that the filter may change.
	 */
	public function sendText(
		string $to,
		string $subject,
		array $paragraphs,
		?Closure $filter = null,
		array $may = array()
	): bool {
		$mail = array(
			'to' => array( $to ),
			'subject' => $subject,
			'message' => implode( "\n\n", $paragraphs ) . "\n",
		) + self::EMPTY;
		return $this->send(
			null === $filter ? $mail : self::filtered( $filter( self::withoutHtml( $mail ) ), $mail, $may )
		);
	}

	/** @param Mail $mail */
	public function send( array $mail, string $from_name = '' ): bool {
		$ascii           = static fn ( string $to ): string =>
			'' === EmailAddress::ascii( $to ) ? $to : EmailAddress::ascii( $to );
		$mail['to']      = array_map( $ascii, $mail['to'] );
		$mail['headers'] = array_map( EmailAddress::header( ... ), $mail['headers'] );
		/**
		 * Filters whether another plugin sends the email. Works like pre_wp_mail, but only for this plugin's emails.
		 *
		 * @param bool|null            $sent Null to send the email. True if another plugin has sent it, false if that
		 * failed.
		 * @param array<string, mixed> $mail Arguments of wp_mail().
		 */
		$sent = apply_filters( 'vestibule/pre_mail', null, self::withoutHtml( $mail ) );
		if ( null !== $sent ) {
			return (bool) $sent;
		}
		$name = static fn ( mixed $theirs ): mixed => '' === $from_name ? $theirs : $from_name;
		$html = static function ( PHPMailer $mailer ) use ( $mail ): void {
			if ( '' !== $mail['html'] ) {
				$mailer->isHTML();
				$mailer->Body    = $mail['html']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- A property of PHPMailer.
				$mailer->AltBody = $mail['message']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- A property of PHPMailer.
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

	/**
	 * Runs a callback that sends an email. Returns the reason of a failure instead of throwing it.
	 *
	 * @param Closure(): bool $send
	 * @return string Reason of the failure; empty if the email was sent.
	 */
	public function attempt( Closure $send ): string {
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

	/**
	 * Validates an email that a filter returned. Missing or invalid parts are replaced by the original ones. If the
	 * filter changed only the plain text, the HTML version is removed.
	 *
	 * @param Mail         $ours
	 * @param list<string> $may  Keys of the email that the filter may change.
	 * @return Mail
	 */
	public static function filtered(
		mixed $given,
		array $ours,
		array $may = array( 'to', 'subject', 'message', 'headers', 'attachments', 'html' )
	): array {
		$given   = is_array( $given ) ? array_intersect_key( $given, array_flip( $may ) ) : array();
		$list    = static fn ( string $key ): ?array =>
			is_array( $given[ $key ] ?? null ) ? array_values( array_filter( $given[ $key ], 'is_string' ) ) : null;
		$text    = static fn ( string $key ): ?string => is_string( $given[ $key ] ?? null ) ? $given[ $key ] : null;
		$message = $text( 'message' ) ?? $ours['message'];
		$html    = $text( 'html' ) ?? $ours['html'];
		return array(
			'to'          => $list( 'to' ) ?? $ours['to'],
			'subject'     => $text( 'subject' ) ?? $ours['subject'],
			'message'     => $message,
			'headers'     => $list( 'headers' ) ?? $ours['headers'],
			'attachments' => $list( 'attachments' ) ?? $ours['attachments'],
			'html'        => $message !== $ours['message'] && $html === $ours['html'] ? '' : $html,
		);
	}

	/** Returns the site's name on one line, for the subject of an email. */
	public static function siteName(): string {
		return trim( self::line( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) );
	}

	/** Replaces control characters with spaces, because a line break in an email header would start another header. */
	public static function line( string $text ): string {
		return (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text );
	}

	/**
	 * @param Mail $mail
	 * @return Plain
	 */
	private static function withoutHtml( array $mail ): array {
		unset( $mail['html'] );
		return $mail;
	}
}
