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
 * Services that all packages share, one of each per request (docs/architecture.md). Those that only some pages need are
 * created when they are requested.
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
		$this->schema = new Schema( dirname( $file ) );
		$this->assets = new Assets( $file );
		$this->page   = new Page( $this->assets );
	}

	#[Makes]
	public function store(): Store {
		return $this->store ??= Store::ofWordPress();
	}

	/**
	 * Registers AJAX actions for visitors and logged-in users (docs/rest.md). The object of an action is created when it
	 * is called.
	 *
	 * @param array<string, Closure(): Call> $calls Factories by action.
	 */
	public function calls( array $calls ): void {
		foreach ( $calls as $action => $make ) {
			$handle = fn () =>
				( new Calls( fn () => $this->store()->connection(), $this->rates( ... ) ) )->handle( $make );
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
