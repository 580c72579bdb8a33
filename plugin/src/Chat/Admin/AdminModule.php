<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Accounts;
use Vestibule\Chat\ChatModule;
use Vestibule\Chat\Counts;
use Vestibule\Chat\View\Props;
use Vestibule\Chat\View\Words;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use Vestibule\Contracts\SettingsRoute;
use Vestibule\Module;
use Vestibule\View\AdminAssets;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The institute's side of the chat: accounts, their order, settings, counts and the import (docs/chat.md). */
final class AdminModule implements Module {

	private const MENU = 'vestibule-entries';

	private ?AccountScreen $accountScreen = null;

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly Schema $schema,
		private readonly Clock $clock,
		private readonly Counts $counts,
	) {}

	/** The parts are made when wp-admin or REST asks for them. */
	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
		if ( ! is_admin() ) {
			return;
		}
		add_action( 'admin_init', fn () => ( new SettingsRoute( $this->schema, $this->settings() ) )->register() );
		add_action( 'admin_menu', $this->addMenu( ... ), 20 );
		add_filter( 'replace_editor', $this->replaceEditor( ... ), 10, 2 );
		add_action( 'load-edit.php', fn () => ( new AccountList( $this->assets(), $this->accounts(), $this->settings(), $this->clock ) )->load() );
	}

	private function routes(): void {
		$order = new Order();
		( new SettingsRoute( $this->schema, $this->settings() ) )->register();
		( new AccountRoutes( $this->schema, $this->accounts(), $order, new AccountHours() ) )->register();
		( new ImportRoute( new Import( new ImportSource(), $this->accounts(), $this->settings(), $order ) ) )->register();
	}

	private function addMenu(): void {
		$counts = new CountsScreen( $this->counts, $this->clock );
		add_submenu_page( self::MENU, __( 'Chats begun', 'vestibule' ), __( 'Chats begun', 'vestibule' ), 'edit_pages', CountsScreen::SLUG, $counts->show( ... ) );
		$settings = new SettingsScreen( $this->assets(), $this->schema, $this->settings(), $this->props(), new ImportSource() );
		$hook     = add_submenu_page( self::MENU, __( 'Chat settings', 'vestibule' ), __( 'Chat settings', 'vestibule' ), 'manage_options', SettingsScreen::SLUG, $settings->show( ... ) );
		if ( false !== $hook ) {
			add_action( 'load-' . $hook, $settings->load( ... ) );
		}
	}

	private function replaceEditor( mixed $replaced, WP_Post $post ): bool {
		$this->accountScreen ??= new AccountScreen( $this->assets(), $this->accounts(), $this->settings(), $this->props() );
		return $this->accountScreen->replace( $replaced, $post );
	}

	/** The button's styles include the launcher's. */
	private function assets(): AdminAssets {
		$button = WP_Block_Type_Registry::get_instance()->get_registered( 'vestibule/chat-button' );
		return new AdminAssets( $this->file, array_values( $button->style_handles ?? array() ) );
	}

	private function props(): Props {
		return new Props( $this->settings(), $this->accounts(), $this->clock, new Words( $this->settings() ) );
	}

	private function settings(): Settings {
		return ChatModule::settingsIn( $this->schema );
	}

	private function accounts(): Accounts {
		return new Accounts( $this->schema );
	}
}
