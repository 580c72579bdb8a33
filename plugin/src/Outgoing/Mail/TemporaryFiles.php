<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Closure;
use RuntimeException;
use Vestibule\Log\FaultLog;

/** Files for as long as a mail is being sent: WordPress attaches nothing else. */
final class TemporaryFiles {

	/**
	 * @template Result
	 * @param list<array{name: string, write: Closure(string): bool}> $files What their receiver sees as their names, and
	 * what writes them to a path.
	 * @param Closure(list<string>): Result $work Gets the paths; one that cannot be written is left out and logged.
	 * @return Result
	 */
	public function during( array $files, Closure $work ): mixed {
		$paths = array();
		try {
			foreach ( $files as $file ) {
				$paths[] = $this->write( $file['name'], $file['write'] );
			}
			return $work( array_values( array_filter( $paths ) ) );
		} finally {
			array_map( $this->delete( ... ), array_filter( $paths ) );
		}
	}

	/**
	 * In a folder of its own, because the receiver sees the file's name.
	 *
	 * @param Closure(string): bool $write
	 */
	private function write( string $name, Closure $write ): ?string {
		$folder = get_temp_dir() . 'vestibule-' . bin2hex( random_bytes( 8 ) );
		$path   = "{$folder}/{$name}";
		try {
			if ( wp_mkdir_p( $folder ) && $write( $path ) ) {
				return $path;
			}
			throw new RuntimeException( 'A file cannot be written that a mail was to bring.' );
		} catch ( RuntimeException $fault ) {
			// The mail names it anyway.
			FaultLog::record( $fault );
			$this->delete( $path );
			return null;
		}
	}

	private function delete( string $path ): void {
		if ( is_file( $path ) ) {
			wp_delete_file( $path );
		}
		if ( is_dir( dirname( $path ) ) ) {
			rmdir( dirname( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Our own empty folder.
		}
	}
}
