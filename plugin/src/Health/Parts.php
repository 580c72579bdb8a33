<?php

declare(strict_types=1);

namespace Vestibule\Health;

/**
 * What the plugin's folder must hold beside its source, and a copy of the source does not: without the libraries no
 * form could be stored, without the build no form could be shown. A plugin that lacks either does nothing but say so.
 */
final class Parts {

	/** By folder, the file that stands for it: the one that is written last. */
	private const FILES = array( 'build' => 'build/blocks/blocks-manifest.php', 'vendor' => 'vendor/autoload.php' );

	/** @param string $file The plugin's main file. */
	public function __construct( private readonly string $file ) {}

	/** @return list<string> Names of folders. */
	public function missing(): array {
		$folder = dirname( $this->file );
		return array_keys( array_filter( self::FILES, static fn ( string $file ): bool => ! is_file( "{$folder}/{$file}" ) ) );
	}

	public function registerNotice(): void {
		add_action( 'admin_notices', $this->printNotice( ... ) );
		add_action( 'network_admin_notices', $this->printNotice( ... ) );
		register_activation_hook( $this->file, $this->refuseActivation( ... ) );
	}

	/** For those who can do something about it. */
	private function printNotice(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			wp_admin_notice( esc_html( $this->words() ), array( 'type' => 'error' ) );
		}
	}

	/** What activation does once, such as the first form, would be missing for good. */
	private function refuseActivation(): never {
		wp_die( esc_html( $this->words() ), '', array( 'back_link' => true ) );
	}

	private function words(): string {
		return sprintf(
			/* translators: %s: names of folders, such as "build, vendor". */
			__( 'Vestibule does nothing, because its folder lacks %s: install the plugin from its release file, or run “npm run build” in its source and copy the folder again.', 'vestibule' ),
			implode( ', ', $this->missing() )
		);
	}
}
