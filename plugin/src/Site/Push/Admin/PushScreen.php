<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Admin;

use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Screen "Push messages". */
final class PushScreen {

	private const SLUG = 'vestibule-push';

	public function __construct( private readonly Assets $assets, private readonly ScreenData $data ) {}

	#[Hook( 'admin_menu' )]
	public function add(): void {
		$screen = new AdminScreen(
			new AdminAssets( $this->assets ),
			'push',
			'vestibulePushSettings',
			$this->data->all( ... )
		);
		$screen->addToMenu( __( 'Push messages', 'vestibule' ), self::SLUG, Rest::OWNERS );
	}
}
