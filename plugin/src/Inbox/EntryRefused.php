<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Closure;
use RuntimeException;
use Vestibule\Kernel\Operation\InvalidQuery;
use WP_Error;

/** Why an entry is not changed. Thrown inside; programs and screens get its WP_Error. Nothing was changed. */
final class EntryRefused extends RuntimeException {

	private function __construct( private readonly WP_Error $error ) {
		parent::__construct( $error->get_error_message() );
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T|WP_Error
	 */
	public static function answer( Closure $work ): mixed {
		try {
			return $work();
		} catch ( EntryRefused $refused ) {
			return $refused->error;
		}
	}

	public static function missing(): self {
		return self::gone( __( 'There is no such entry. It may have been deleted.', 'vestibule' ) );
	}

	/** The answers of an entry have no meaning without its form. */
	public static function withoutForm(): self {
		return self::gone( __( 'The entry or its form is gone, so its answers cannot be changed.', 'vestibule' ) );
	}

	public static function emptyNote(): self {
		return new self( new WP_Error( 'vestibule_note_empty', __( 'Write something first.', 'vestibule' ), array( 'status' => 400 ) ) );
	}

	/** @param array<string, string> $faults What does not fit its contract: 400, with sentences by path. */
	public static function invalid( array $faults ): self {
		return new self( InvalidQuery::answer( $faults ) );
	}

	/** @param array<string, list<string>> $errors By posted name. */
	public static function invalidAnswers( array $errors ): self {
		$words = __( 'Some answers do not fit the form. Nothing was saved.', 'vestibule' );
		return new self( new WP_Error( 'vestibule_answers_invalid', $words, array( 'status' => 422, 'errors' => array_is_list( $errors ) ? (object) $errors : $errors ) ) );
	}

	private static function gone( string $words ): self {
		return new self( new WP_Error( 'vestibule_no_entry', $words, array( 'status' => 404 ) ) );
	}
}
