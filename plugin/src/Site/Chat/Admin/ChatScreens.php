<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Closure;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Screen\PostScreen;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Chat\Accounts;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Adds the screens "Chats started" and "Chat settings", and replaces WordPress's editor for chat accounts. */
final class ChatScreens {

	/**
	 * @param Closure(): ScreenData   $data
	 * @param Closure(): CountsScreen $counts
	 */
	public function __construct(
		private readonly Assets $assets,
		private readonly Closure $data,
		private readonly Closure $counts,
	) {}

	#[Hook( 'admin_menu' )]
	public function add(): void {
		add_submenu_page(
			AdminScreen::MENU,
			__( 'Chats started', 'vestibule' ),
			__( 'Chats started', 'vestibule' ),
			'edit_pages',
			CountsScreen::SLUG,
			fn () => ( $this->counts )()->show()
		);
		$screen = new AdminScreen(
			$this->adminAssets(),
			'chat',
			'vestibuleChatSettings',
			fn (): array => $this->withMedia( ( $this->data )()->settings() )
		);
		$screen->addToMenu( __( 'Chat settings', 'vestibule' ), ScreenData::SETTINGS, Rest::OWNERS );
	}

	#[Hook( 'admin_init' )]
	public function replaceEditor(): void {
		$screen = fn ( WP_Post $post ): AdminScreen => new AdminScreen(
			$this->adminAssets(),
			'chat-account',
			'vestibuleChatAccount',
			fn (): array => $this->withMedia( ( $this->data )()->account( $post ) )
		);
		( new PostScreen( Accounts::TYPE, $screen ) )->register(
			__( 'Add chat account', 'vestibule' ),
			__( 'Edit chat account', 'vestibule' )
		);
	}

	/**
	 * Loads the scripts of WordPress's media library, which users open from these screens.
	 *
	 * @param array<string, mixed> $data
	 * @return array<string, mixed> Unchanged data.
	 */
	private function withMedia( array $data ): array {
		wp_enqueue_media();
		return $data;
	}

	/** Returns the scripts and styles of the screens. Includes the styles of the chat blocks for previews. */
	private function adminAssets(): AdminAssets {
		$blocks   = WP_Block_Type_Registry::get_instance();
		$button   = $blocks->get_registered( 'vestibule/chat-button' );
		$launcher = $blocks->get_registered( 'vestibule/chat' );
		return new AdminAssets(
			$this->assets,
			array_values( array_merge( $button->style_handles ?? array(), $launcher->editor_style_handles ?? array() ) )
		);
	}
}
