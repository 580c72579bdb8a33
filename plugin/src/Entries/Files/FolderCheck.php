<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use RuntimeException;
use Vestibule\Kernel\File\PrivateFolder;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health check for visitors' files: whether files can be stored, and whether the web server gives access to old
 * files that are not encrypted. To find out, the check requests a file in the folder over HTTP.
 */
#[Hook( 'vestibule/health_checks' )]
final class FolderCheck implements HealthCheck {

	private const SECONDS = 2;

	/** Minimum free disk space in bytes. */
	private const LITTLE = 536870912;

	public function __construct(
		private readonly PrivateFolder $folder,
		private readonly SealedFiles $disk,
		private readonly UploadTable $table,
	) {}

	public function name(): string {
		return 'uploads';
	}

	public function label(): string {
		return __( 'Files from visitors', 'vestibule' );
	}

	public function finding(): Finding {
		if ( null === $this->folder->current() ) {
			return Finding::good(
				__( 'No visitor has sent a file yet', 'vestibule' ),
				__( 'The folder will be created when the first file is sent.', 'vestibule' )
			);
		}
		try {
			$path = $this->folder->path();
		} catch ( RuntimeException $fault ) {
			return Finding::critical(
				__( 'Files from visitors cannot be stored', 'vestibule' ),
				array(
					$fault->getMessage(),
					__( 'Allow the web server’s user to write to this folder, or set another folder with VESTIBULE_UPLOADS_DIR in wp-config.php.', 'vestibule' ),
				)
			);
		}
		if ( $this->holdsPlainFiles() && $this->isHandedOut() ) {
			return Finding::critical(
				__( 'Files from visitors can be downloaded', 'vestibule' ),
				array(
					__( 'Files that were sent before version 0.2.0 are not encrypted. Anyone who knows the random name of such a file can download it without logging in.', 'vestibule' ),
					sprintf(
						/* translators: %s: lines for a configuration file. */
						__( 'Block access to the folder in the web server’s configuration. For nginx: %s', 'vestibule' ),
						'location ~ /vestibule-files- { deny all; }'
					),
				)
			);
		}
		$free = function_exists( 'disk_free_space' ) ? disk_free_space( $path ) : false;
		if ( is_float( $free ) && $free < self::LITTLE ) {
			return Finding::recommended(
				__( 'There is little disk space left for files from visitors', 'vestibule' ),
				/* translators: %s: a size, such as 200 MB. */
				array( sprintf( __( 'The disk has %s left.', 'vestibule' ), (string) size_format( (int) $free ) ) )
			);
		}
		return Finding::good(
			__( 'Files from visitors are protected', 'vestibule' ),
			__( 'The folder is writable, and files are encrypted.', 'vestibule' )
		);
	}

	/** @return array<string, string> */
	public function facts(): array {
		return array(
			__( 'Folder for files from visitors', 'vestibule' )  => $this->folder->current() ?? '',
			__( 'Largest file that PHP accepts', 'vestibule' )   => (string) size_format( wp_max_upload_size() ),
		);
	}

	/** Checks whether the oldest file is unencrypted. If it is encrypted, all newer files are too. */
	private function holdsPlainFiles(): bool {
		$oldest = $this->table->oldest();
		return null !== $oldest && $this->disk->isPlain( $oldest );
	}

	private function isHandedOut(): bool {
		$address = $this->folder->address();
		if ( null === $address ) {
			return false;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A WordPress hook.
		$verify = (bool) apply_filters( 'https_local_ssl_verify', false );
		$answer = wp_remote_get(
			"{$address}/index.html",
			array( 'timeout' => self::SECONDS, 'redirection' => 0, 'cookies' => array(), 'sslverify' => $verify )
		);
		return 200 === wp_remote_retrieve_response_code( $answer );
	}
}
