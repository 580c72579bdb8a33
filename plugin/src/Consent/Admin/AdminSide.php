<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Consent\Receipts;
use Vestibule\Contracts\Settings;
use Vestibule\Contracts\TimeWords;
use Vestibule\Services;
use Vestibule\View\AdminAssets;
use Vestibule\View\AdminScreen;

/** The institute's side of the cookie notice: settings and receipts (docs/consent.md). */
final class AdminSide {

	public const SLUG = 'vestibule-consent';

	public function __construct(
		private readonly Services $services,
		private readonly Settings $settings,
		private readonly Receipts $receipts,
	) {}

	public function routes(): void {
		$view = new ReceiptView( new TimeWords() );
		( new ReceiptRoutes( $this->services->schema, $this->receipts, $view ) )->register();
		( new Export( $this->receipts, $view ) )->register();
		( new PreviewRoute( $this->services->schema, $this->settings ) )->register();
	}

	public function addMenu(): void {
		$data   = new ScreenData( $this->settings, new PreviewPage( $this->services->assets->url( 'modules/consent.css' ) ) );
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'consent', 'vestibuleConsentSettings', $data->all( ... ) );
		$screen->addToMenu( __( 'Cookie notice', 'vestibule' ), self::SLUG, Rest::OWNERS );
	}
}
