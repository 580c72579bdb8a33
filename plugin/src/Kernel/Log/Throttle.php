<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Log;

/**
 * Limits log entries to one per hour for each kind. Stores the times in files in the temporary folder, because many
 * faults are failures of the database.
 */
final class Throttle {

	/** @param string $folder Path with a trailing slash. */
	public function __construct( private readonly string $folder ) {}

	/** @param int $now Unix timestamp. */
	public function allows( string $kind, int $now ): bool {
		// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- WP_Filesystem has no locks, and a full disk must not cause another fault.
		$file = @fopen( $this->file( $kind ), 'c+' );
		if ( false === $file ) {
			return wp_cache_add( $kind, 1, 'vestibule_log', HOUR_IN_SECONDS );
		}
		flock( $file, LOCK_EX );
		$last   = (int) stream_get_contents( $file );
		$allows = $last > $now || $now - $last >= HOUR_IN_SECONDS;
		if ( $allows ) {
			ftruncate( $file, 0 );
			rewind( $file );
			fwrite( $file, (string) $now );
		}
		fclose( $file );
		// phpcs:enable
		return $allows;
	}

	/** Returns a file name that other users on the server can't guess. Each site has its own files. */
	private function file( string $kind ): string {
		$secret = defined( 'AUTH_KEY' ) ? constant( 'AUTH_KEY' ) : '';
		return $this->folder . 'vestibule-'
			. substr( hash( 'sha256', ABSPATH . ( is_string( $secret ) ? $secret : '' ) . $kind ), 0, 24 ) . '.log';
	}
}
