<?php

declare(strict_types=1);

namespace Vestibule\Spam;

/**
 * The proof of work: eight numbers, each of which makes a hash begin with so many zero bits. Eight small tasks take
 * nearly the same time on every try; one large task may take five times as long. The browser's half is
 * src/form/work/solve.ts (rows in tests/vectors/work.json).
 */
final class Proof {

	private const PARTS = 8;

	/** Of the whole, those that the number of parts is worth: 2^3 parts. */
	private const PARTS_BITS = 3;

	/**
	 * @param string $random   Of the token, 32 hexadecimal digits.
	 * @param int    $bits     Of the whole work.
	 * @param string $solution Eight hexadecimal numbers, with points between them.
	 */
	public function holds( string $random, int $bits, string $solution ): bool {
		if ( 1 !== preg_match( '/^[0-9a-f]{1,8}(?:\.[0-9a-f]{1,8}){' . ( self::PARTS - 1 ) . '}$/D', $solution ) ) {
			return false;
		}
		foreach ( explode( '.', $solution ) as $index => $number ) {
			if ( ! $this->beginsWithZeros( hash( 'sha256', "{$random}.{$index}.{$number}", true ), max( 0, $bits - self::PARTS_BITS ) ) ) {
				return false;
			}
		}
		return true;
	}

	private function beginsWithZeros( string $hash, int $bits ): bool {
		$first = unpack( 'N', $hash );
		return is_array( $first ) && is_int( $first[1] ) && 0 === $first[1] >> ( 32 - $bits );
	}
}
