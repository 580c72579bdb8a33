<?php

declare(strict_types=1);

namespace Vestibule\Push;

use Vestibule\Log\FaultLog;

defined( 'ABSPATH' ) || exit;

/** What is made when an owner switches notifications on, so that no page that a visitor looks at has to make it. */
final class FirstUse {

	public function __construct( private readonly Setup $setup, private readonly SiteKeys $keys ) {}

	/** From now on browsers may hold a worker of ours. */
	public function begin(): void {
		$this->setup->settings->forget();
		if ( $this->setup->isOn() ) {
			update_option( Setup::USED, '1', true );
		}
		$this->makeKeys();
	}

	public function makeKeys(): void {
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
