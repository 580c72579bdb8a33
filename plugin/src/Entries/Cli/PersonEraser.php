<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\Entries\Privacy;
use WP_Error;

/** The eraser of WordPress's tool for personal data, page after page until nothing is left. */
final class PersonEraser {

	public const DONE = 'done';
	public const NONE = 'none';

	public function __construct( private readonly Privacy $privacy ) {}

	/** @return string DONE, NONE, or why it failed. */
	public function erase( string $email ): string {
		$erased = self::NONE;
		do {
			$answer = $this->privacy->erase( $email );
			if ( $answer instanceof WP_Error ) {
				return $answer->get_error_message();
			}
			if ( $answer['items_retained'] ) {
				return implode( ' ', $answer['messages'] );
			}
			$erased = $answer['items_removed'] ? self::DONE : $erased;
		} while ( ! $answer['done'] );
		return $erased;
	}
}
