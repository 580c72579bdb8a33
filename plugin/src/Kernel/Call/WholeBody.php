<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Closure;

/**
 * Parser for form bodies that PHP drops because they exceed post_max_size, or truncates because they exceed
 * max_input_vars. The form can then be displayed again with all of the visitor's answers.
 */
final class WholeBody {

	/** Maximum size of a body in bytes, which limits memory use. It is larger than PHP's default for post_max_size. */
	private const MAX_BYTES = 12 * MB_IN_BYTES;

	private const VALUES = 5000;

	/**
	 * @param Closure(int): string $read    Returns the first bytes of the raw body.
	 * @param int                  $postMax PHP's post_max_size in bytes; 0 means no limit.
	 */
	public function __construct( private readonly Closure $read, private readonly int $postMax ) {}

	/**
	 * @param array<array-key, mixed> $given  Values that PHP has parsed, unslashed.
	 * @param int                     $length Content-Length in bytes.
	 * @return array<array-key, mixed>
	 */
	public function values( array $given, string $type, int $length ): array {
		$isForm = 1 === preg_match( '~^application/x-www-form-urlencoded\s*(?:;|$)~i', $type );
		if (
			! $isForm
				|| $length > self::MAX_BYTES
				|| ! ( $this->isDropped( $given, $length ) || $this->isCut( $given ) )
		) {
			return $given;
		}
		return $this->parsed( ( $this->read )( self::MAX_BYTES ) );
	}

	/** @param array<array-key, mixed> $given */
	private function isDropped( array $given, int $length ): bool {
		return $this->postMax > 0 && $length > $this->postMax && array() === $given;
	}

	/** @param array<array-key, mixed> $given */
	private function isCut( array $given ): bool {
		return count( $given, COUNT_RECURSIVE ) >= $this->most();
	}

	private function most(): int {
		return (int) ini_get( 'max_input_vars' );
	}

	/**
	 * Parses the body in chunks, because PHP parses at most max_input_vars values at once. The values of a list can be
	 * in several chunks.
	 *
	 * @return array<array-key, mixed>
	 */
	private function parsed( string $body ): array {
		$values = array();
		$pairs  = array_slice( explode( '&', $body, self::VALUES + 1 ), 0, self::VALUES );
		foreach ( array_chunk( $pairs, max( 1, $this->most() ) ) as $piece ) {
			parse_str( implode( '&', $piece ), $read );
			$values = array_merge_recursive( $values, $read );
		}
		return $values;
	}
}
