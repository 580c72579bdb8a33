<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

use RuntimeException;
use Vestibule\Kernel\Log\FaultLog;

/** Thrown when a submission is rejected. Contains a status from docs/rest.md and messages for the visitor. */
final class SubmissionRefused extends RuntimeException {

	/**
	 * @param array<string, list<string>> $errors        Errors by input name. Errors about the whole form have the key
	 * `form`.
	 * @param array<string, mixed>        $append        Data for the key append_data in the response.
	 * @param array<string, string>       $headers
	 * @param bool                        $revealsOthers Whether the error reveals data of another visitor, such as an
	 * existing entry. Such errors are counted.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $errors,
		public readonly array $append = array(),
		public readonly array $headers = array(),
		public readonly bool $revealsOthers = false,
	) {
		parent::__construct( "Refused with {$status}." );
	}

	/**
	 * @param array<string, mixed>  $append
	 * @param array<string, string> $headers
	 */
	public static function form(
		int $status,
		string $message,
		array $append = array(),
		array $headers = array()
	): self {
		return new self( $status, array( 'form' => array( $message ) ), $append, $headers );
	}

	/**
	 * Creates the error for a database failure. The transaction was rolled back, so nothing was stored.
	 *
	 * @param string $id Code of the error in the log.
	 */
	public static function notStored( string $id ): self {
		return self::form(
			503,
			__( 'We could not store your message just now. Send the form again in a moment.', 'vestibule' ) . ' '
				. FaultLog::reference( $id ),
			array(),
			array( 'Retry-After' => '5' )
		);
	}

	/**
	 * Creates the error for database tables that are missing or belong to another version of the plugin. Only an
	 * administrator can solve this problem.
	 */
	public static function unavailable(): self {
		$message = __(
			'This form cannot be sent at the moment, and trying again will not help. Please contact us in another way.',
			'vestibule'
		);
		return self::form( 503, $message, array(), array( 'Retry-After' => '3600' ) );
	}

	/** @param string $id Code of the error in the log. */
	public static function failed( string $id ): self {
		return self::form(
			500,
			__( 'Something went wrong on our side. Send the form again later.', 'vestibule' ) . ' '
				. FaultLog::reference( $id )
		);
	}

	public static function gone(): self {
		return self::form( 404, __( 'This form no longer exists.', 'vestibule' ) );
	}

	/** @param int $wait Seconds until the next attempt is allowed. */
	public static function tooOften( string $words, int $wait ): self {
		return self::form( 429, $words, array(), array( 'Retry-After' => (string) $wait ) );
	}

	public static function malformed(): self {
		return self::form( 400, __( 'We did not receive the complete form. Reload the page and send the form again.', 'vestibule' ) );
	}

	/**
	 * Converts errors returned by a filter to the format of this class.
	 *
	 * @return array<string, list<string>> Errors by input name. A single string becomes a list.
	 */
	public static function errorsIn( mixed $errors ): array {
		$list = array();
		foreach ( is_array( $errors ) ? $errors : array() as $name => $messages ) {
			$texts = array_values(
				array_filter(
					is_array( $messages ) ? $messages : array( $messages ),
					static fn( mixed $text ): bool => is_string( $text ) && '' !== $text
				)
			);
			if ( array() !== $texts ) {
				$list[ (string) $name ] = $texts;
			}
		}
		return $list;
	}
}
