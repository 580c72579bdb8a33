<?php

declare(strict_types=1);

namespace Vestibule\Kernel\File;

use RuntimeException;
use Vestibule\Kernel\Wiring\Hook;
use WP_Site;

/**
 * Folder for visitors' files that has no public URL. Uses the first available location of these: VESTIBULE_UPLOADS_DIR,
 * a folder next to WordPress unless the web server serves it, the uploads folder. Folder and file names can't be
 * guessed, files have no extension, and server rules deny access. The choice is stored, so that files can be found
 * later.
 */
final class PrivateFolder {

	public const OPTION = 'vestibule_files_folder';

	/** Name prefix of the folders for WorkFiles. */
	public const WORK = 'work-';

	private const BESIDE  = 'beside';
	private const UPLOADS = 'uploads';

	private const GUARDS = array(
		'.htaccess'  =>
			"<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'web.config' => '<?xml version="1.0"?><configuration><system.webServer><security><authorization>'
			. '<remove users="*" roles="" verbs=""/><add accessType="Deny" users="*"/></authorization></security></system.webServer></configuration>',
		'index.html' => '',
	);

	/** @throws RuntimeException If the folder is not writable. */
	public function path(): string {
		$named = $this->named();
		$path  = $named ?? $this->chosen() ?? $this->choose();
		if ( ! self::isMade( $path ) || ! wp_is_writable( $path ) ) {
			throw new RuntimeException( "The folder {$path} for files of visitors cannot be written to." );
		}
		foreach ( self::GUARDS as $name => $text ) {
			if ( ! is_file( "{$path}/{$name}" ) ) {
				$this->write( "{$path}/{$name}", $text );
			}
		}
		return $path;
	}

	/** Returns the folder without creating it. Null if no file has been stored yet. */
	public function current(): ?string {
		return $this->named() ?? $this->chosen();
	}

	/**
	 * Returns the URL at which a web server could serve the folder. Null if the folder is outside the uploads folder.
	 */
	public function address(): ?string {
		$uploads = wp_get_upload_dir();
		$path    = $this->current() ?? '';
		return str_starts_with( $path, $uploads['basedir'] . '/' )
			? $uploads['baseurl'] . substr( $path, strlen( $uploads['basedir'] ) )
			: null;
	}

	/**
	 * @param iterable<string> $pieces Content in chunks.
	 * @throws RuntimeException If the file can't be written. An incomplete file is deleted.
	 */
	public function store( iterable $pieces, string $name ): void {
		$folder = $this->path() . '/' . substr( $name, 0, 2 );
		self::isMade( $folder );
		$to     = "{$folder}/{$name}";
		$reason = '';
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- PHP reports a full disk only as a warning.
		set_error_handler(
			static function ( int $level, string $words ) use ( &$reason ): bool {
				$reason = $words;
				return true;
			}
		);
		try {
			$is_whole = self::isWritten( $pieces, $to );
			chmod( $to, 0640 );
		} finally {
			restore_error_handler();
		}
		if ( ! $is_whole ) {
			wp_delete_file( $to );
			throw new RuntimeException( "A file of a visitor could not be written to {$folder}: {$reason}" );
		}
	}

	/** @param iterable<string> $pieces */
	private static function isWritten( iterable $pieces, string $path ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem would load the whole file into memory.
		$file = fopen( $path, 'wb' );
		if ( false === $file ) {
			return false;
		}
		$is_written = true;
		foreach ( $pieces as $piece ) {
			$is_written = $is_written && strlen( $piece ) === fwrite( $file, $piece );
		}
		return fclose( $file ) && $is_written;
		// phpcs:enable WordPress.WP.AlternativeFunctions
	}

	/**
	 * Returns the path of a file, even if the file was stored before VESTIBULE_UPLOADS_DIR was set. Null if it doesn't
	 * exist.
	 */
	public function find( string $name ): ?string {
		foreach ( array_filter( array( $this->named(), $this->chosen() ) ) as $folder ) {
			$path = "{$folder}/" . substr( $name, 0, 2 ) . "/{$name}";
			if ( is_file( $path ) ) {
				return $path;
			}
		}
		return null;
	}

	public function delete( string $name ): void {
		$path = $this->find( $name );
		if ( null !== $path ) {
			wp_delete_file( $path );
		}
	}

	/** Deletes the files of a site of the network before WordPress deletes the site's tables and options. */
	#[Hook( 'wp_uninitialize_site', 5 )]
	public static function removeFromSite( WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		( new self() )->remove();
		restore_current_blog();
	}

	/** Deletes the folder and all its files. */
	public function remove(): void {
		foreach ( array_filter( array( $this->named(), $this->chosen() ) ) as $folder ) {
			$below = array(
				...self::inside( $folder, '/[0-9a-f][0-9a-f]' ),
				...self::inside( $folder, '/' . self::WORK . '*' ),
			);
			$files = array( ...self::inside( $folder, '/*' ), ...self::inside( $folder, '/.*' ) );
			$files = array_merge(
				$files,
				...array_map( static fn ( string $one ): array => self::inside( $one, '/*' ), $below )
			);
			array_map( wp_delete_file( ... ), array_filter( $files, 'is_file' ) );
			foreach ( array( ...$below, $folder ) as $empty ) {
				if ( is_dir( $empty ) && array() === array_diff( (array) scandir( $empty ), array( '.', '..' ) ) ) {
					// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_rmdir,WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- WP_Filesystem is for wp-admin.
					rmdir( $empty );
				}
			}
		}
		delete_option( self::OPTION );
	}

	/** @return list<string> */
	private static function inside( string $folder, string $pattern ): array {
		$found = glob( $folder . $pattern );
		return false === $found ? array() : $found;
	}

	private function named(): ?string {
		/**
		 * Filters the parent folder for visitors' files. The folder must be outside the folders that the web server
		 * serves.
		 *
		 * @param string $folder Absolute path; empty for the plugin's default.
		 */
		$folder = apply_filters(
			'vestibule/uploads_folder',
			defined( 'VESTIBULE_UPLOADS_DIR' ) ? constant( 'VESTIBULE_UPLOADS_DIR' ) : ''
		);
		return is_string( $folder ) && '' !== $folder
			? untrailingslashit( $folder ) . '/vestibule-site-' . get_current_blog_id()
			: null;
	}

	private function chosen(): ?string {
		$option = get_option( self::OPTION );
		$name   = is_array( $option ) && is_string( $option['name'] ?? null ) ? $option['name'] : '';
		$place  = is_array( $option ) && self::BESIDE === ( $option['place'] ?? '' ) ? self::BESIDE : self::UPLOADS;
		return 1 === preg_match( '/^vestibule-files-[0-9a-f]{32}$/D', $name ) ? $this->in( $place, $name ) : null;
	}

	/**
	 * Chooses the location and stores it. The folder name is derived from the site's salt, so that concurrent requests
	 * choose the same folder. Ignores the return value of update_option(), because it is also false if a concurrent
	 * request has already stored the option.
	 */
	private function choose(): string {
		$place  = $this->isBesideFree() ? self::BESIDE : self::UPLOADS;
		$secret = hash_hmac( 'sha256', 'vestibule-files-' . get_current_blog_id(), wp_salt() );
		$name   = 'vestibule-files-' . substr( $secret, 0, 32 );
		update_option( self::OPTION, compact( 'place', 'name' ), false );
		return $this->in( $place, $name );
	}

	private function in( string $place, string $name ): string {
		return ( self::BESIDE === $place ? $this->beside() : wp_get_upload_dir()['basedir'] ) . "/{$name}";
	}

	/**
	 * Creates the folder. Also returns true if a concurrent request created it, which wp_mkdir_p() reports as a
	 * failure.
	 */
	private static function isMade( string $folder ): bool {
		if ( wp_mkdir_p( $folder ) ) {
			return true;
		}
		clearstatcache( true, $folder );
		return is_dir( $folder );
	}

	private function beside(): string {
		return dirname( untrailingslashit( ABSPATH ) );
	}

	/** Checks whether the folder next to WordPress is writable and outside the document root. */
	private function isBesideFree(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- The path comes from the server, not from the request.
		$root   = $_SERVER['DOCUMENT_ROOT'] ?? null;
		$root   = is_string( $root ) ? realpath( $root ) : false;
		$beside = realpath( $this->beside() );
		return is_string( $root ) && strlen( $root ) > 1 && is_string( $beside ) && strlen( $beside ) > 1
			&& ! str_starts_with( "{$beside}/", "{$root}/" ) && wp_is_writable( $beside );
	}

	private function write( string $path, string $text ): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_read_file_put_contents,WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- WP_Filesystem is for wp-admin.
		file_put_contents( $path, $text );
	}
}
