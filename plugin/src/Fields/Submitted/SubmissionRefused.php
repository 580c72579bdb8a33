<?php

declare(strict_types=1);

namespace Vestibule\Fields\Submitted;

use RuntimeException;
use Vestibule\Kernel\Log\FaultLog;

/** Why a submission was not taken: a status of docs/rest.md with the words for the visitor. */
final class SubmissionRefused extends RuntimeException {

	/**
	 * @param array<string, list<string>> $errors  By posted name; `form` belongs to no field.
	 * @param array<string, mixed>        $append  append_data of the answer.
	 * @param array<string, string>       $headers
	 * @param bool                        $tellsOfOthers True if it reveals what another person has sent. Such refusals are counted.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $errors,
		public readonly array $append = array(),
		public readonly array $headers = array(),
		public readonly bool $tellsOfOthers = false,
	) {
		parent::__construct( "Refused with {$status}." );
	}

	/**
	 * @param array<string, mixed>  $append
	 * @param array<string, string> $headers
	 */
	public static function form( int $status, string $message, array $append = array(), array $headers = array() ): self {
		return new self( $status, array( 'form' => array( $message ) ), $append, $headers );
	}

	/**
	 * The database could not do it; nothing is half-stored.
	 *
	 * @param string $id Of the fault.
	 */
	public static function notStored( string $id ): self {
		return self::form( 503, __( 'We could not store this just now. Send it again in a moment.', 'vestibule' ) . ' ' . FaultLog::reference( $id ), array(), array( 'Retry-After' => '5' ) );
	}

	/** The tables of the site are of another version of the plugin, or could not be created. Only the site's owner can change that. */
	public static function unavailable(): self {
		$message = __( 'This form cannot be sent at the moment, and trying again will not help. Contact us in another way.', 'vestibule' );
		return self::form( 503, $message, array(), array( 'Retry-After' => '3600' ) );
	}

	/** @param string $id Of the fault. */
	public static function failed( string $id ): self {
		return self::form( 500, __( 'Something went wrong on our side. Send it again later.', 'vestibule' ) . ' ' . FaultLog::reference( $id ) );
	}

	public static function gone(): self {
		return self::form( 404, __( 'This form is no longer there.', 'vestibule' ) );
	}

	/** @param int $wait In seconds. */
	public static function tooOften( string $words, int $wait ): self {
		return self::form( 429, $words, array(), array( 'Retry-After' => (string) $wait ) );
	}

	public static function malformed(): self {
		return self::form( 400, __( 'The form arrived incomplete. Reload the page and send it again.', 'vestibule' ) );
	}

	/**
	 * Errors as other code gives them back through a filter.
	 *
	 * @return array<string, list<string>> By posted name; one text counts as a list of one.
	 */
	public static function errorsIn( mixed $errors ): array {
		$list = array();
		foreach ( is_array( $errors ) ? $errors : array() as $name => $messages ) {
			$texts = array_values( array_filter( is_array( $messages ) ? $messages : array( $messages ), static fn( mixed $text ): bool => is_string( $text ) && '' !== $text ) );
			if ( array() !== $texts ) {
				$list[ (string) $name ] = $texts;
			}
		}
		return $list;
	}
}
