<?php

declare(strict_types=1);

namespace Vestibule\Demo;

use Vestibule\Ajax\Rest;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\View\AdminAssets;
use Vestibule\View\AdminScreen;

defined( 'ABSPATH' ) || exit;

/**
 * The demonstration site of docs/reference/README.md: what a newcomer sees after `npm start`, and an owner who asks for
 * it (docs/demo.md).
 */
final class DemoModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'vestibule/seed_demo', fn () => $this->demo()->seed()->run() );
		add_action( 'cli_init', $this->addCommand( ... ) );
		add_action( 'rest_api_init', fn () => ( new Admin\Routes( $this->demo() ) )->register() );
		add_action( 'admin_menu', $this->addMenu( ... ), 90 );
	}

	private function demo(): Demo {
		return new Demo( __DIR__, $this->services->store->database, $this->services->store->tables );
	}

	private function addMenu(): void {
		$data   = new Admin\ScreenData( $this->demo() );
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'demo', 'vestibuleDemo', $data->all( ... ) );
		$screen->addToMenu( __( 'Demo site', 'vestibule' ), 'vestibule-demo', Rest::OWNERS );
	}

	/** WP-CLI calls this hook; without it none of its classes is there. */
	private function addCommand(): void {
		$add = array( 'WP_CLI', 'add_command' );
		$say = array( 'WP_CLI', 'log' );
		if ( is_callable( $add ) && is_callable( $say ) ) {
			$add( 'vestibule demo', new Command( $this->demo(), $say( ... ) ), Command::ABOUT );
		}
	}
}
