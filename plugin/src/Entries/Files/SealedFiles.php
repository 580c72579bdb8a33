<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Generator;
use RuntimeException;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Files of visitors on the disk, encrypted with a key of the site, so that a web server or a backup that hands one out
 * gives nothing away. Files from before they were encrypted are read as they are. WordPress brings the functions where
 * PHP lacks its extension sodium.
 */
final class SealedFiles {

	/** Begins each encrypted file; no format that visitors send begins with NUL. */
	private const MARK = "\0vestibule1\n";

	/** In bytes, of what is encrypted as one. */
	private const PIECE = 65536;

	private const HEADER = 24;

	/** How much longer an encrypted piece is. */
	private const MORE = 17;

	/** Ends a file: one that was cut off lacks it. */
	private const LAST = 3;

	public function __construct( private readonly PrivateFolder $folder, private readonly Secret $secret ) {}

	/** @throws RuntimeException When it cannot be written; nothing of it is left then. */
	public function store( Contents $file, string $name ): void {
		$this->folder->store( $this->sealed( $file, $name ), $name );
	}

	/**
	 * @return Generator<string>|null Its contents in pieces; null when it is gone.
	 * @throws RuntimeException While it is read, when it was changed or the site's key is another one.
	 */
	public function read( string $name ): ?Generator {
		$path = $this->folder->find( $name );
		return null === $path ? null : $this->opened( new Contents( $path ), $name );
	}

	/** Also false for a file that is gone. */
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
		for ( $at = 0; $at < $file->size; $at += self::PIECE ) {
			$tag = $at + self::PIECE >= $file->size ? self::LAST : 0;
			yield sodium_crypto_secretstream_xchacha20poly1305_push( $state, $file->read( $at, self::PIECE ), '', $tag );
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
			$piece = $file->read( $at, self::PIECE + self::MORE );
			$at   += self::PIECE + self::MORE;
			// Shorter than its seal, it would be a mistake of ours to sodium.
			$read  = strlen( $piece ) < self::MORE ? false : sodium_crypto_secretstream_xchacha20poly1305_pull( $state, $piece );
			if ( ! is_array( $read ) || ( self::LAST === $read[1] ) !== ( $at >= $file->size ) ) {
				throw new RuntimeException( "The file {$name} of a visitor was changed, or the site’s key is another one." );
			}
			yield $read[0];
		} while ( self::LAST !== $read[1] );
	}

	private static function isSealed( Contents $file ): bool {
		return self::MARK === $file->read( 0, strlen( self::MARK ) ) && $file->size > strlen( self::MARK ) + self::HEADER;
	}

	private function key( string $name ): string {
		return (string) hex2bin( $this->secret->sign( 'file', $name ) );
	}
}
