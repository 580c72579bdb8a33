<?php

declare(strict_types=1);

namespace Vestibule\Guard\Admin;

use Closure;
use Vestibule\Guard\Akismet\Service as Akismet;
use Vestibule\Guard\Captcha\Keys;
use Vestibule\Guard\Captcha\Service;
use Vestibule\Guard\Captcha\Services;
use Vestibule\Guard\SpamSettings;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * The "Spam protection" screen. Its data tells the browser whether a secret key is set, but does not contain the key.
 */
final class SpamScreen {

	/**
	 * @param Closure(): Services $services
	 * @param Closure(): Keys     $keys
	 */
	public function __construct(
		private readonly Assets $assets,
		private readonly SpamSettings $settings,
		private readonly Closure $services,
		private readonly Closure $keys,
	) {}

	#[Hook( 'admin_menu' )]
	public function add(): void {
		$screen = new AdminScreen(
			new AdminAssets( $this->assets ),
			'spam',
			'vestibuleSpamSettings',
			$this->data( ... )
		);
		$screen->addToMenu( __( 'Spam protection', 'vestibule' ), Keys::SCREEN, Rest::OWNERS );
	}

	/** @return array<string, mixed> Data for src/admin/spam/index.tsx. */
	public function data(): array {
		return array(
			'settings'   => $this->settings->all(),
			'defaults'   => $this->settings->fit( null ),
			'services'   => array_map( $this->service( ... ), array_values( ( $this->services )()->all() ) ),
			'hasAkismet' => Akismet::isThere(),
		);
	}

	/** @return array{name: string, label: string, provider: string, keysUrl: string, hasSecret: bool} */
	private function service( Service $service ): array {
		return array(
			'name'      => $service->name(),
			'label'     => $service->label(),
			'provider'  => $service->provider(),
			'keysUrl'   => esc_url_raw( $service->keysUrl(), array( 'https' ) ),
			'hasSecret' => '' !== ( $this->keys )()->secret( $service->name() ),
		);
	}
}
