<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Generator;
use RuntimeException;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Visitors' files on disk. They are encrypted with the site's key, so that files that leak from the web server or a
 * backup are unreadable. Old files that are not encrypted can still be read. If PHP has no sodium extension, WordPress
 * provides its functions.
 */
final class SealedFiles {

	/** First bytes of an encrypted file. No supported file format starts with a NUL byte. */
	private const MARK = "\0vestibule1\n";

	/** Size of the pieces that are encrypted separately. */
	private const PIECE_BYTES = 65536;

	private const HEADER = 24;

	/** Number of bytes that encryption adds to each piece. */
	private const MORE = 17;

	/** Tag of the last piece. If it is missing, the file was truncated. */
	private const LAST = 3;

	public function __construct( private readonly PrivateFolder $folder, private readonly Secret $secret ) {}

	/** @throws RuntimeException If the file can't be written. An incomplete file is deleted. */
	public function store( Contents $file, string $name ): void {
		$this->folder->store( $this->sealed( $file, $name ), $name );
	}

	/**
	 * @return Generator<string>|null Contents in pieces. Null if the file doesn't exist.
	 * @throws RuntimeException Thrown while the pieces are read, if the file was changed or the site's key differs.
	 */
	public function read( string $name ): ?Generator {
		$path = $this->folder->find( $name );
		return null === $path ? null : $this->opened( new Contents( $path ), $name );
	}

	/** Checks whether a file is stored without encryption. False if the file doesn't exist. */
	public function isPlain( string $name ): bool {
		$path = $this->folder->find( $name );
		return null !== $path && ! self::isSealed( new Contents( $path ) );
	}

	public function delete( string $name ): void {
		$this->folder->delete( $name );
	}

	/** @return Generator<string> */
	private function sealed( Contents $file, string $name ): Generator {
		[ $state, $header ] = sodium_crypto_secretstream_xchacha20poly1305_init_push( $this->key( $name ) );
		yield self::MARK . $header;
		for ( $at = 0; $at < $file->size; $at += self::PIECE_BYTES ) {
			$tag = $at + self::PIECE_BYTES >= $file->size ? self::LAST : 0;
			yield sodium_crypto_secretstream_xchacha20poly1305_push(
				$state,
				$file->read( $at, self::PIECE_BYTES ),
				'',
				$tag
			);
		}
	}

	/** @return Generator<string> */
	private function opened( Contents $file, string $name ): Generator {
		if ( ! self::isSealed( $file ) ) {
			yield from $file->pieces();
			return;
		}
		$at    = strlen( self::MARK ) + self::HEADER;
		$state = sodium_crypto_secretstream_xchacha20poly1305_init_pull(
			$file->read( strlen( self::MARK ), self::HEADER ),
			$this->key( $name )
		);
		do {
			$piece = $file->read( $at, self::PIECE_BYTES + self::MORE );
			$at   += self::PIECE_BYTES + self::MORE;
			// Sodium throws an error for pieces that are shorter than the authentication code.
			$read  = strlen( $piece ) < self::MORE
				? false
				: sodium_crypto_secretstream_xchacha20poly1305_pull( $state, $piece );
			if ( ! is_array( $read ) || ( self::LAST === $read[1] ) !== ( $at >= $file->size ) ) {
				throw new RuntimeException(
					"The file {$name} of a visitor was changed, or the site’s key is another one."
				);
			}
			yield $read[0];
		} while ( self::LAST !== $read[1] );
	}

	private static function isSealed( Contents $file ): bool {
		return self::MARK === $file->read( 0, strlen( self::MARK ) )
			&& $file->size > strlen( self::MARK ) + self::HEADER;
	}

	private function key( string $name ): string {
		return (string) hex2bin( $this->secret->sign( 'file', $name ) );
	}
}
