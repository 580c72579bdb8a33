<?php

declare(strict_types=1);

namespace Vestibule;

use Vestibule\Kernel\Assets\Assets;
use Closure;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Calls;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\MailBudget;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Makes;

/**
 * What every feature may build on, one of each in a request; what not every page needs is made when it is asked for. A
 * feature's module makes its own objects out of these; unexpected faults go to Kernel\Log\FaultLog, which needs nothing.
 */
final class Services {

	#[Makes]
	public readonly Clock $clock;
	#[Makes]
	public readonly Schema $schema;
	#[Makes]
	public readonly Assets $assets;
	#[Makes]
	public readonly Page $page;

	private ?Store $store     = null;
	private ?RateLimit $rates = null;

	/** @param string $file The plugin's main file. */
	public function __construct( string $file ) {
		$this->clock  = new Clock();
		$this->schema = Schema::ofPlugin( dirname( $file ) );
		$this->assets = new Assets( $file );
		$this->page   = new Page( $this->assets );
	}

	#[Makes]
	public function store(): Store {
		return $this->store ??= Store::ofWordPress();
	}

	/**
	 * Puts a feature's calls behind admin-ajax, for signed-in and anonymous visitors alike (docs/rest.md). The actions are
	 * always there; a call is made when it is called.
	 *
	 * @param array<string, Closure(): Call> $calls By action.
	 */
	public function calls( array $calls ): void {
		foreach ( $calls as $action => $make ) {
			$handle = fn () => ( new Calls( fn () => $this->store()->connection(), $this->rates( ... ) ) )->handle( $make );
			add_action( "wp_ajax_{$action}", $handle );
			add_action( "wp_ajax_nopriv_{$action}", $handle );
		}
	}

	#[Makes]
	public function mailBudget(): MailBudget {
		return new MailBudget( $this->rates(), $this->clock );
	}

	#[Makes]
	public function rates(): RateLimit {
		return $this->rates ??= new RateLimit( $this->store()->database, $this->clock );
	}
}
