<?php

declare(strict_types=1);

namespace Vestibule\Push\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Contracts\TimeWords;
use Vestibule\Push\Delivery;
use Vestibule\Push\KeyHealth;
use Vestibule\Push\Scripts;
use Vestibule\Push\Sendings;
use Vestibule\Push\Setup;
use Vestibule\Push\SiteKeys;
use Vestibule\Push\Subscriptions;
use Vestibule\Services;
use Vestibule\View\AdminAssets;
use Vestibule\View\AdminScreen;

/** The institute's side of notifications: settings, subscribers, what was sent (docs/push.md). */
final class AdminSide {

	private const SLUG = 'vestibule-push';

	public function __construct(
		private readonly Services $services,
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Sendings $sendings,
		private readonly Scripts $scripts,
	) {}

	public function routes(): void {
		$keys     = new KeyHealth( new SiteKeys() );
		$delivery = new Delivery( $this->setup, new SiteKeys(), $this->services->clock );
		( new OverviewRoute( $this->services->schema, $this->subscriptions, $this->sendings, new TimeWords(), $keys ) )->register();
		( new TestRoute( $this->setup, $this->subscriptions, $delivery, $keys ) )->register();
	}

	public function addMenu(): void {
		$data   = new ScreenData( $this->setup, $this->scripts );
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'push', 'vestibulePushSettings', $data->all( ... ) );
		$screen->addToMenu( __( 'Push messages', 'vestibule' ), self::SLUG, Rest::OWNERS );
	}
}
