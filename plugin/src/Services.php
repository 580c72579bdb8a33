<?php

declare(strict_types=1);

namespace Vestibule;

use Vestibule\Ajax\Calls;
use Vestibule\Ajax\RateLimit;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Contracts\Schema;
use Vestibule\Storage\Store;
use Vestibule\View\Assets;
use Vestibule\View\Page;

/**
 * What every feature may build on, one of each in a request. A feature's module makes its own objects out of these;
 * unexpected faults go to Log\FaultLog, which needs nothing.
 */
final class Services {

	public readonly Store $store;
	public readonly Clock $clock;
	public readonly Schema $schema;
	public readonly RateLimit $rates;
	public readonly Calls $calls;
	public readonly Assets $assets;
	public readonly Page $page;

	/** @param string $file The plugin's main file. */
	public function __construct( string $file ) {
		global $wpdb;
		$this->store  = new Store( $wpdb );
		$this->clock  = new Clock();
		$this->schema = Schema::ofPlugin( dirname( $file ) );
		$this->rates  = new RateLimit( $this->store->database, $this->clock );
		$this->calls  = new Calls( $this->store, $this->rates );
		$this->assets = new Assets( $file );
		$this->page   = new Page( $this->assets );
	}
}
