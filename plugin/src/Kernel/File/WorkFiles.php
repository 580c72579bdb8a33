<?php

declare(strict_types=1);

namespace Vestibule\Kernel\File;

use RuntimeException;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Unencrypted copies of visitors' files for the current request, such as email attachments. The copies are inside the
 * private folder. If PHP is killed, the daily purge deletes them.
 */
final class WorkFiles {

	/** Age at which files are deleted. Requests never run this long. */
	private const MAX_SECONDS = HOUR_IN_SECONDS;

	/**
	 * File names in PHP's temporary folder. This folder is used if no private folder is writable. Earlier versions
	 * always used it.
	 */
	private const TEMPORARY = '/^vestibule-(?:[0-9a-f]{16}|[0-9a-f]{24}\.(?:jpg|png|webp))$/D';

	public function __construct( private readonly PrivateFolder $folder = new PrivateFolder() ) {}

	/**
	 * @return string Path for a new file with this name, in a new folder.
	 * @throws RuntimeException If no folder can be written to.
	 */
	public function path( string $name ): string {
		$folder = $this->folder();
		if ( ! wp_mkdir_p( $folder ) ) {
			throw new RuntimeException( "The folder {$folder} cannot be created." );
		}
		return "{$folder}/{$name}";
	}

	private function folder(): string {
		try {
			return $this->folder->path() . '/' . PrivateFolder::WORK . bin2hex( random_bytes( 16 ) );
		} catch ( RuntimeException ) {
			// Uploads need a writable private folder, but calendar files of appointments can be sent without it.
			return get_temp_dir() . 'vestibule-' . bin2hex( random_bytes( 8 ) );
		}
	}

	/** Deletes a file and its folder. */
	public static function delete( string $path ): void {
		if ( is_file( $path ) ) {
			wp_delete_file( $path );
		}
		if ( is_dir( dirname( $path ) ) ) {
			rmdir( dirname( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An empty folder that this class has created.
		}
	}

	/** Deletes files left over from killed requests. */
	#[Hook( 'vestibule_purge' )]
	public function deleteAbandoned(): void {
		$is_ours   = static fn ( string $path ): bool => 1 === preg_match( self::TEMPORARY, basename( $path ) );
		$temporary = array_filter( self::inside( get_temp_dir() . 'vestibule-' ), $is_ours );
		$current   = $this->folder->current();
		$all       = array(
			...$temporary,
			...( null === $current ? array() : self::inside( "{$current}/" . PrivateFolder::WORK ) ),
		);
		$is_old    = static fn ( string $path ): bool => (int) filemtime( $path ) < time() - self::MAX_SECONDS;
		foreach ( array_filter( $all, $is_old ) as $path ) {
			if ( is_file( $path ) ) {
				wp_delete_file( $path );
				continue;
			}
			array_map( wp_delete_file( ... ), array_filter( self::inside( "{$path}/" ), 'is_file' ) );
			self::delete( "{$path}/none" );
		}
	}

	/** @return list<string> Paths that begin with this string. */
	private static function inside( string $start ): array {
		$found = glob( $start . '*' );
		return false === $found ? array() : $found;
	}
}
