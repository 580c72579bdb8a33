<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Ajax\RestRoutes;
use Vestibule\Chat\Accounts;
use Vestibule\Chat\Counts;
use Vestibule\Chat\View\Props;
use Vestibule\Contracts\Settings;
use Vestibule\Contracts\SettingsRoute;
use Vestibule\Services;
use Vestibule\View\AdminAssets;
use Vestibule\View\AdminScreen;
use Vestibule\View\PostScreen;
use WP_Block_Type_Registry;
use WP_Post;

/** The institute's side of the chat: accounts, their order, settings, counts and the import (docs/chat.md). */
final class AdminSide {

	/** The screen with the chat's settings. */
	public const SETTINGS = 'vestibule-chat';

	public function __construct(
		private readonly Services $services,
		private readonly Settings $settings,
		private readonly Accounts $accounts,
		private readonly Props $props,
		private readonly Counts $counts,
	) {}

	/** In wp-admin. */
	public function register(): void {
		add_action( 'admin_init', fn () => $this->settingsRoute()->register() );
		add_action( 'admin_menu', $this->addMenu( ... ) );
		add_action( 'load-edit.php', fn () => ( new AccountList( new AdminAssets( $this->services->assets ), $this->accounts, $this->settings, $this->services->clock ) )->load() );
		add_action( 'admin_init', $this->replaceEditor( ... ) );
	}

	public function routes(): void {
		$order = new Order();
		$this->settingsRoute()->register();
		( new AccountRoutes( $this->services->schema, $this->accounts, $order, new AccountHours( $this->services->schema ) ) )->register();
		$import = new Import( new ImportSource(), $this->accounts, $this->settings, $order );
		RestRoutes::forOwners( 'vestibule_import_forbidden', __( 'You may not import chat settings.', 'vestibule' ) )->add( 'POST', '/chat-import', static fn (): array => $import->run() );
	}

	private function addMenu(): void {
		$counts = new CountsScreen( $this->counts, $this->services->clock );
		add_submenu_page( AdminScreen::MENU, __( 'Chats started', 'vestibule' ), __( 'Chats started', 'vestibule' ), 'edit_pages', CountsScreen::SLUG, $counts->show( ... ) );
		$screen = new AdminScreen( $this->assets(), 'chat', 'vestibuleChatSettings', fn (): array => $this->withPictures( $this->data()->settings() ) );
		$screen->addToMenu( __( 'Chat settings', 'vestibule' ), self::SETTINGS, Rest::OWNERS );
	}

	private function replaceEditor(): void {
		$screen = fn ( WP_Post $post ): AdminScreen => new AdminScreen( $this->assets(), 'chat-account', 'vestibuleChatAccount', fn (): array => $this->withPictures( $this->data()->account( $post ) ) );
		( new PostScreen( Accounts::TYPE, $screen ) )->register( __( 'Add chat account', 'vestibule' ), __( 'Edit chat account', 'vestibule' ) );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> The same, once WordPress's library of pictures is there.
	 */
	private function withPictures( array $data ): array {
		wp_enqueue_media();
		return $data;
	}

	private function data(): ScreenData {
		return new ScreenData( $this->settings, $this->accounts, $this->props );
	}

	private function settingsRoute(): SettingsRoute {
		return new SettingsRoute( $this->services->schema, $this->settings );
	}

	private function assets(): AdminAssets {
		$blocks   = WP_Block_Type_Registry::get_instance();
		$button   = $blocks->get_registered( 'vestibule/chat-button' );
		$launcher = $blocks->get_registered( 'vestibule/chat' );
		return new AdminAssets( $this->services->assets, array_values( array_merge( $button->style_handles ?? array(), $launcher->editor_style_handles ?? array() ) ) );
	}
}
