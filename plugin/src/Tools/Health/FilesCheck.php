<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Health check that detects an incomplete upload of the plugin. It checks files that individual features need. The
 * plugin's main file checks only one file per folder.
 */
final class FilesCheck implements HealthCheck {

	private const FILES = array(
		'build/modules/loader.js',
		'build/islands/form.js',
		'build/admin/kit.js',
		'build/admin/entries.js',
		'build/phone/1.json',
		'vendor/libphonenumber/PhoneNumberUtil.php',
		'build/contracts/others.php',
		'sdk_files/push/self-hosted/worker.js',
	);

	/** @param string $folder Path of the plugin's folder. */
	public function __construct( private readonly string $folder ) {}

	public function name(): string {
		return 'files';
	}

	public function label(): string {
		return __( 'Files of Vestibule', 'vestibule' );
	}

	public function finding(): Finding {
		$missing = $this->missing();
		return array() === $missing
			? Finding::good(
				__( 'The files of Vestibule are complete', 'vestibule' ),
				__( 'The build and the libraries are complete.', 'vestibule' )
			)
			: Finding::critical(
				__( 'Files of Vestibule are missing', 'vestibule' ),
				array(
					sprintf(
						/* translators: %s: names of files. */
						__( 'Missing: %s. Install the plugin again. Your data is kept.', 'vestibule' ),
						implode( ', ', $missing )
					),
				),
				array( __( 'Go to the plugins', 'vestibule' ) => admin_url( 'plugins.php' ) )
			);
	}

	/** @return array<string, string> */
	public function facts(): array {
		return array( __( 'Missing files', 'vestibule' ) => implode( ', ', $this->missing() ) );
	}

	/** @return list<string> */
	private function missing(): array {
		return array_values(
			array_filter( self::FILES, fn ( string $file ): bool => ! is_file( "{$this->folder}/{$file}" ) )
		);
	}
}
