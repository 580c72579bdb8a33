<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Module;
use Vestibule\Services;
use WP_CLI;
use function WP_CLI\Utils\make_progress_bar;

defined( 'ABSPATH' ) || exit;

/**
 * Demo site (docs/demo.md), created by the action vestibule/seed_demo (docs/hooks.md), after `npm start` and on request
 * of an administrator.
 */
final class DemoModule implements Module {

	private const PAGE = 'vestibule-demo';

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_action( 'vestibule/seed_demo', $this->seed( ... ) );
		add_action( 'cli_init', $this->addCommand( ... ) );
		add_action( 'rest_api_init', fn () => ( new Admin\Routes( $this->demo() ) )->register() );
		add_action( 'admin_menu', $this->addMenu( ... ) );
		add_filter( 'vestibule/start', fn ( array $steps ): array => $steps + array( 'demo' => $this->firstStep( ... ) ) );
	}

	/** @return array<string, mixed> Step in the shape of the contract start. */
	private function firstStep(): array {
		$data = $this->demo()->screenData();
		return array( 'isDone' => $data['isThere'], 'editUrl' => admin_url( 'admin.php?page=' . self::PAGE ) ) + $data;
	}

	private function seed(): void {
		$this->demo()->seed();
		do_action( 'vestibule/purge_pages' );
	}

	private function demo(): Demo {
		return new Demo( __DIR__, $this->services->store()->database );
	}

	private function addMenu(): void {
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'demo', 'vestibuleDemo', $this->demo()->screenData( ... ) );
		$screen->addToMenu( __( 'Demo site', 'vestibule' ), self::PAGE, Rest::OWNERS );
	}

	/** Runs on a hook that only fires in WP-CLI, because the WP-CLI classes don't exist otherwise. */
	private function addCommand(): void {
		WP_CLI::add_command( 'vestibule demo', new Command( $this->demo(), WP_CLI::log( ... ), make_progress_bar( ... ) ), Command::ABOUT );
	}
}
