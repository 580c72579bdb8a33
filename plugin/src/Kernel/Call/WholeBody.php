<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

use Closure;

/**
 * The values of a body where PHP hands on nothing, because it is longer than post_max_size, or not all of them, because
 * they are more than max_input_vars: what a visitor typed can be given back only by whoever has read it.
 */
final class WholeBody {

	/** In bytes, somewhat beyond PHP's own post_max_size: more is not read into memory. */
	private const LARGEST = 12 * MB_IN_BYTES;

	private const VALUES = 5000;

	/**
	 * @param Closure(int): string $read    The first bytes of the body as it was sent.
	 * @param int                  $postMax What PHP takes, in bytes: its post_max_size; 0 is without a limit.
	 */
	public function __construct( private readonly Closure $read, private readonly int $postMax ) {}

	/**
	 * @param array<array-key, mixed> $given What PHP handed on, unslashed.
	 * @param int                     $length In bytes, as the request says.
	 * @return array<array-key, mixed>
	 */
	public function values( array $given, string $type, int $length ): array {
		$isForm = 1 === preg_match( '~^application/x-www-form-urlencoded\s*(?:;|$)~i', $type );
		if ( ! $isForm || $length > self::LARGEST || ! ( $this->isDropped( $given, $length ) || $this->isCut( $given ) ) ) {
			return $given;
		}
		return $this->parsed( ( $this->read )( self::LARGEST ) );
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
	 * In pieces that PHP reads whole; lists go on from one piece to the next.
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
