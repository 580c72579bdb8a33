<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo\Admin;

use Closure;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Tools\Demo\Demo;

defined( 'ABSPATH' ) || exit;

/** The "Demo site" screen, and the step of the "Get started" screen that creates the demo site (docs/demo.md). */
final class DemoScreen {

	private const PAGE = 'vestibule-demo';

	public function __construct( private readonly Assets $assets, private readonly Demo $demo ) {}

	#[Hook( 'admin_menu' )]
	public function add(): void {
		$screen = new AdminScreen(
			new AdminAssets( $this->assets ),
			'demo',
			'vestibuleDemo',
			$this->demo->screenData( ... )
		);
		$screen->addToMenu( __( 'Demo site', 'vestibule' ), self::PAGE, Rest::OWNERS );
	}

	/**
	 * @param array<string, Closure(): array<string, mixed>> $steps Steps in the format of the contract start, by name.
	 * @return array<string, Closure(): array<string, mixed>>
	 */
	#[Hook( 'vestibule/start' )]
	public function addStep( array $steps ): array {
		return $steps + array( 'demo' => $this->step( ... ) );
	}

	/** @return array<string, mixed> */
	private function step(): array {
		$data = $this->demo->screenData();
		return array( 'isDone' => $data['isThere'], 'editUrl' => admin_url( 'admin.php?page=' . self::PAGE ) ) + $data;
	}
}
