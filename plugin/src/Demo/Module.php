<?php

declare(strict_types=1);

namespace Vestibule\Demo;

use Vestibule\Module as VestibuleModule;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;
use Vestibule\View\AdminAssets;

defined( 'ABSPATH' ) || exit;

/**
 * The demonstration site of docs/reference/README.md: what a newcomer sees after `npm start`, and an owner who asks for
 * it (docs/demo.md).
 */
final class Module implements VestibuleModule {

	private const MENU = 'vestibule-entries';

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly Database $database,
		private readonly Tables $tables,
	) {}

	public function register(): void {
		add_action( 'vestibule/seed_demo', fn () => $this->demo()->seed()->run() );
		add_action( 'cli_init', $this->addCommand( ... ) );
		add_action( 'rest_api_init', fn () => ( new Admin\Routes( $this->demo() ) )->register() );
		add_action( 'admin_menu', $this->addMenu( ... ), 90 );
	}

	private function demo(): Demo {
		return new Demo( __DIR__, $this->database, $this->tables );
	}

	private function addMenu(): void {
		$screen = new Admin\Screen( new AdminAssets( $this->file ), $this->demo() );
		$hook   = add_submenu_page( self::MENU, __( 'Demo site', 'vestibule' ), __( 'Demo site', 'vestibule' ), Admin\Access::CAPABILITY, Admin\Screen::SLUG, $screen->show( ... ) );
		if ( false !== $hook ) {
			add_action( 'load-' . $hook, $screen->load( ... ) );
		}
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
