<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

/** Contents of a file. They are read in pieces, so that large files need little memory. */
final class Contents {

	private const PIECE_BYTES = 262144;

	/** Number of bytes by which pieces overlap. Matches of contains() must be shorter. */
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

	/** Checks whether the pattern matches anywhere in the file. Matches must be shorter than 64 bytes. */
	public function contains( string $pattern ): bool {
		foreach ( $this->pieces( self::OVERLAP ) as $piece ) {
			if ( 1 === preg_match( $pattern, $piece ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param int $overlap Number of bytes by which each piece overlaps the next one.
	 * @return \Generator<string> Pieces of the file. Without an overlap, all pieces except the last have an even
	 * length, so that no two-byte unit of UTF-16 is split.
	 */
	public function pieces( int $overlap = 0 ): \Generator {
		for ( $from = 0; $from < $this->size; $from += self::PIECE_BYTES ) {
			yield $this->read( $from, self::PIECE_BYTES + $overlap );
		}
	}
}
