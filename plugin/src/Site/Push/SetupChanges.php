<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Creates the site's keys when push notifications are turned on, so that no visitor has to wait for them. */
final class SetupChanges {

	public function __construct( private readonly Setup $setup, private readonly SiteKeys $keys ) {}

	/** Runs after the settings have been saved. */
	#[Hook( 'add_option_vestibule_push', 20 )]
	#[Hook( 'update_option_vestibule_push', 20 )]
	public function prepare(): void {
		if ( $this->setup->isOn() ) {
			update_option( Setup::USED, '1', true );
		}
		$this->createKeys();
	}

	/**
	 * Creates the keys if they are missing. Also runs in wp-admin, because the settings may come from an import or
	 * another server.
	 */
	#[Hook( 'admin_init' )]
	public function createKeys(): void {
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
