<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Vestibule\Consent\Receipts;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use Vestibule\Contracts\TimeWords;
use Vestibule\Module;
use Vestibule\View\AdminAssets;

defined( 'ABSPATH' ) || exit;

/** The institute's side of the cookie notice: settings and receipts (docs/consent.md). */
final class AdminModule implements Module {

	private const MENU = 'vestibule-entries';

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly Schema $schema,
		private readonly Settings $settings,
		private readonly Receipts $receipts,
	) {}

	/** The parts are made when wp-admin or REST asks for them. */
	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
		add_action( 'admin_menu', $this->addMenu( ... ), 21 );
	}

	private function routes(): void {
		$view = new ReceiptView( new TimeWords() );
		( new ReceiptRoutes( $this->schema, $this->receipts, $view ) )->register();
		( new Export( $this->receipts, $view ) )->register();
		( new PreviewRoute( $this->schema, $this->settings ) )->register();
	}

	private function addMenu(): void {
		$screen = new Screen( new AdminAssets( $this->file ), $this->settings, new PreviewPage( plugins_url( 'build/modules/consent.css', $this->file ) ) );
		$hook   = add_submenu_page( self::MENU, __( 'Cookie notice', 'vestibule' ), __( 'Cookie notice', 'vestibule' ), Access::CAPABILITY, Screen::SLUG, $screen->show( ... ) );
		if ( false !== $hook ) {
			add_action( 'load-' . $hook, $screen->load( ... ) );
		}
	}
}
