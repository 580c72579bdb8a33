<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

/** What is in a file, read in pieces: a large one is never held as a whole. */
final class Contents {

	private const PIECE = 262144;

	/** Longer than anything that is searched for. */
	private const OVERLAP = 64;

	public readonly int $size;

	public function __construct( public readonly string $path ) {
		$size       = is_file( $path ) ? filesize( $path ) : false;
		$this->size = false === $size ? 0 : $size;
	}

	public function read( int $from, int $bytes ): string {
		if ( $bytes <= 0 || $from < 0 || $from >= $this->size ) {
			return '';
		}
		return (string) file_get_contents( $this->path, false, null, $from, $bytes );
	}

	/** Whether a pattern that is shorter than 64 bytes occurs. */
	public function contains( string $pattern ): bool {
		foreach ( $this->pieces( self::OVERLAP ) as $piece ) {
			if ( 1 === preg_match( $pattern, $piece ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param int $overlap How many bytes of the next piece each one has.
	 * @return \Generator<string> Each but the last of an even length.
	 */
	public function pieces( int $overlap = 0 ): \Generator {
		for ( $from = 0; $from < $this->size; $from += self::PIECE ) {
			yield $this->read( $from, self::PIECE + $overlap );
		}
	}
}
