<?php

declare(strict_types=1);

namespace Vestibule\Push\Admin;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\TimeWords;
use Vestibule\Module;
use Vestibule\Push\Delivery;
use Vestibule\Push\KeyHealth;
use Vestibule\Push\Scripts;
use Vestibule\Push\Sendings;
use Vestibule\Push\Setup;
use Vestibule\Push\SiteKeys;
use Vestibule\Push\Subscriptions;
use Vestibule\View\AdminAssets;

defined( 'ABSPATH' ) || exit;

/** The institute's side of notifications: settings, subscribers, what was sent (docs/push.md). */
final class AdminModule implements Module {

	private const MENU = 'vestibule-entries';

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly Schema $schema,
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Sendings $sendings,
		private readonly Delivery $delivery,
		private readonly Scripts $scripts,
	) {}

	/** The parts are made when wp-admin or REST asks for them. */
	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
		add_action( 'admin_menu', $this->addMenu( ... ), 22 );
	}

	private function routes(): void {
		$keys = new KeyHealth( new SiteKeys() );
		( new OverviewRoute( $this->schema, $this->subscriptions, $this->sendings, new TimeWords(), $keys ) )->register();
		( new TestRoute( $this->setup, $this->subscriptions, $this->delivery, $keys ) )->register();
	}

	private function addMenu(): void {
		$screen = new Screen( new AdminAssets( $this->file ), $this->setup, $this->scripts );
		$hook   = add_submenu_page( self::MENU, __( 'Notifications', 'vestibule' ), __( 'Notifications', 'vestibule' ), Access::CAPABILITY, Screen::SLUG, $screen->show( ... ) );
		if ( false !== $hook ) {
			add_action( 'load-' . $hook, $screen->load( ... ) );
		}
	}
}
