<?php

declare(strict_types=1);

namespace Vestibule\Demo;

use Vestibule\Module as VestibuleModule;

defined( 'ABSPATH' ) || exit;

/** The demonstration site of contract section 2: what a newcomer sees after `npm start`. */
final class Module implements VestibuleModule {

	public function register(): void {
		add_action( 'vestibule/seed_demo', $this->seed( ... ) );
		add_action( 'cli_init', $this->command( ... ) );
	}

	/** Fills the site, or brings it up to date; what somebody has edited since stays as it is. */
	private function seed(): void {
		$pictures = new Pictures( __DIR__ . '/images' );
		$texts    = new Texts( __DIR__ . '/content', $pictures, new FormReference() );
		( new Seed( new Settings(), new Posts(), $texts, $pictures, new Comments(), new Chat( new Posts() ) ) )->run();
	}

	private function command(): void {
		$add = array( 'WP_CLI', 'add_command' );
		if ( is_callable( $add ) ) {
			$add( 'vestibule demo', $this->seed( ... ), array( 'shortdesc' => 'Fills the site with the content of an invented institute. Running it again doubles nothing.' ) );
		}
	}
}
