<?php

declare(strict_types=1);

namespace Vestibule\Form\Kept;

use Vestibule\Contracts\Clock;

/**
 * Where printed forms are kept for a few minutes: the object cache where a site has a lasting one, else the options'
 * table. A form has one place for each print and language, which is written over, so the shelf never grows. Everything
 * on it is forgotten at once by changing the stamp; who read the stamp before a change can put down nothing that is
 * found after it.
 */
final class Shelf {

	/** Loaded by WordPress with every request, so a look at it costs no query. */
	public const STAMP = 'vestibule_kept_stamp';

	public function __construct( private readonly Clock $clock ) {}

	/** @param string $conditions What the HTML depends on, the stamp included, as it was before anything was read. */
	public function find( string $place, string $conditions ): ?Kept {
		$row = get_transient( $place );
		$now = $this->now();
		return is_array( $row ) && ( $row['conditions'] ?? '' ) === $conditions && $now >= ( $row['from'] ?? PHP_INT_MAX ) && $now < ( $row['until'] ?? 0 ) ? Kept::of( $row ) : null;
	}

	/**
	 * @param int $from  The server's clock before anything was read, as a timestamp.
	 * @param int $until The first moment at which it no longer holds.
	 */
	public function put( string $place, string $conditions, Kept $kept, int $from, int $until ): void {
		if ( $until > $from ) {
			set_transient( $place, array( 'conditions' => $conditions, 'from' => $from, 'until' => $until ) + $kept->row(), $until - $from );
		}
	}

	public function stamp(): string {
		$stamp = get_option( self::STAMP );
		return is_string( $stamp ) && '' !== $stamp ? $stamp : $this->forget();
	}

	/** @return string The new stamp. */
	public function forget(): string {
		$stamp = bin2hex( random_bytes( 8 ) );
		update_option( self::STAMP, $stamp, true );
		return $stamp;
	}

	public function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
