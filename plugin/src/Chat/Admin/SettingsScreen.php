<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Accounts;
use Vestibule\Chat\ChatModule;
use Vestibule\Chat\View\Props;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Settings;
use Vestibule\View\AdminAssets;
use Vestibule\View\ThemeType;

/** The screen "Chat settings": the option vestibule_chat in the shape of its contract, with a preview. */
final class SettingsScreen {

	public const SLUG = 'vestibule-chat';

	public function __construct(
		private readonly AdminAssets $assets,
		private readonly Schema $schema,
		private readonly Settings $settings,
		private readonly Props $props,
		private readonly ImportSource $foreign,
	) {}

	/** When this screen is about to be shown. */
	public function load(): void {
		add_action(
			'admin_enqueue_scripts',
			function (): void {
				wp_enqueue_media();
				$this->assets->enqueue( 'chat', 'vestibuleChatSettings', $this->data() );
				( new ThemeType() )->enqueue( 'vestibule-chat', '.vestibule-admin__stage' );
			}
		);
	}

	public function show(): void {
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>', esc_html__( 'Chat settings', 'vestibule' ), wp_kses( $this->assets->place( 'chat' ), 'post' ) );
	}

	/** @return array<string, mixed> As src/admin/chat/fromServer.ts reads it. */
	private function data(): array {
		return array(
			'settings'    => $this->settings->all(),
			'defaults'    => ( ChatModule::settingsIn( $this->schema ) )->fit( null ),
			'chat'        => $this->props->launcher( 'vestibule-preview' ),
			'posts'       => $this->titles(),
			'zones'       => timezone_identifiers_list(),
			'siteZone'    => wp_timezone_string(),
			'accountsUrl' => admin_url( 'edit.php?post_type=' . Accounts::TYPE ),
			'foreign'     => $this->foreign->offer(),
		);
	}

	/** @return array<int, string> Of the pages and posts that the display conditions name. */
	private function titles(): array {
		$titles = array();
		foreach ( array( 'includePages', 'excludePages', 'includePosts', 'excludePosts' ) as $key ) {
			foreach ( $this->settings->ids( "options.display.{$key}" ) as $id ) {
				$titles[ $id ] = html_entity_decode( get_the_title( $id ), ENT_QUOTES, 'UTF-8' );
			}
		}
		return $titles;
	}
}
