<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use WP_Error;

/** Response of a webhook's endpoint to one request. */
final class Reply {

	/** Maximum number of characters of the response that are stored. */
	private const SHOWN = 500;

	/**
	 * @param int    $code   HTTP status. 0 if there was no response.
	 * @param string $answer Start of the response as plain text.
	 * @param string $fault  Translated error message. Empty on success.
	 */
	private function __construct(
		public readonly int $code,
		public readonly string $answer,
		public readonly string $fault
	) {}

	public static function notSent( string $fault ): self {
		return new self( 0, '', $fault );
	}

	/** @param array<string, mixed>|WP_Error $response */
	public static function fromResponse( array|WP_Error $response ): self {
		if ( is_wp_error( $response ) ) {
			return self::notSent( $response->get_error_message() );
		}
		$code  = (int) wp_remote_retrieve_response_code( $response );
		$text  = mb_scrub( wp_remote_retrieve_body( $response ), 'UTF-8' );
		$plain = mb_substr( trim( (string) preg_replace( '/[^\P{C}\n\t]+/u', '', $text ) ), 0, self::SHOWN );
		return new self( $code, $plain, self::fault( $code ) );
	}

	public function isTaken(): bool {
		return '' === $this->fault;
	}

	/** Checks whether the endpoint no longer accepts deliveries. */
	public function isGone(): bool {
		return 410 === $this->code;
	}

	private static function fault( int $code ): string {
		return match ( true ) {
			$code >= 200 && $code < 300 => '',
			410 === $code               => __(
				'The endpoint responded with 410: it accepts no more deliveries.',
				'vestibule'
			),
			$code >= 300
				&& $code < 400 => sprintf(
					/* translators: %d: an HTTP status, such as 301. */
					__( 'The endpoint responded with %d, a redirect. Redirects are not followed. Enter the URL that it leads to.', 'vestibule' ),
					$code
				),
			default                     => sprintf(
				/* translators: %d: an HTTP status, such as 500. */
				__( 'The endpoint responded with %d. Only 200 to 299 counts as a success.', 'vestibule' ),
				$code
			),
		};
	}
}
