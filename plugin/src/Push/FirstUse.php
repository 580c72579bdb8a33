<?php

declare(strict_types=1);

namespace Vestibule\Push;

use Vestibule\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/** What is made when an owner switches notifications on, so that no page that a visitor looks at has to make it. */
final class FirstUse {

	public function __construct( private readonly Setup $setup, private readonly SiteKeys $keys ) {}

	public function register(): void {
		foreach ( array( 'add_option_', 'update_option_' ) as $change ) {
			add_action( $change . Setup::OPTION, $this->changed( ... ), 20, 0 );
		}
		// Settings may have come with an import or from another server.
		add_action( 'admin_init', $this->makeKeys( ... ) );
	}

	/** From now on browsers may hold a worker of ours. */
	private function changed(): void {
		$this->setup->settings->forget();
		if ( $this->setup->isOn() ) {
			update_option( Setup::USED, '1', true );
		}
		$this->makeKeys();
	}

	private function makeKeys(): void {
		if ( ! $this->setup->isOwn() || $this->keys->isMade() ) {
			return;
		}
		try {
			$this->keys->pair();
		} catch ( Crypto\CryptoFault $fault ) {
			FaultLog::record( $fault );
		}
	}
}
