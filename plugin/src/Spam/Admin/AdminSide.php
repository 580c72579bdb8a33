<?php

declare(strict_types=1);

namespace Vestibule\Spam\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Settings;
use Vestibule\Services;
use Vestibule\Spam\Captcha\Keys;
use Vestibule\Spam\Captcha\Services as Captchas;
use Vestibule\Spam\Captcha\SiteVerify;
use Vestibule\View\AdminAssets;
use Vestibule\View\AdminScreen;

/** The institute's side: the settings of the site, keys and their check, and what the editor of a form offers. */
final class AdminSide {

	public const SLUG = 'vestibule-spam';

	public function __construct(
		private readonly Services $services,
		private readonly Settings $settings,
		private readonly Captchas $captchas,
		private readonly Keys $keys,
	) {}

	public function routes(): void {
		( new CaptchasRoute( $this->captchas, $this->keys ) )->register();
		( new SecretRoute( $this->captchas, $this->keys ) )->register();
		( new CheckRoute( $this->captchas, $this->keys, new SiteVerify() ) )->register();
	}

	public function addMenu(): void {
		$data   = new ScreenData( $this->settings, $this->captchas, $this->keys );
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'spam', 'vestibuleSpamSettings', $data->all( ... ) );
		$screen->addToMenu( __( 'Spam protection', 'vestibule' ), self::SLUG, Rest::OWNERS );
	}
}
