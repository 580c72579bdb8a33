<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Accounts;
use Vestibule\Chat\DefaultWords;
use Vestibule\Chat\View\Props;
use Vestibule\Contracts\Settings;

/** Initial data for the Chat settings screen: the option vestibule_chat in the shape of its contract. */
final class SettingsData {

	public function __construct(
		private readonly Settings $settings,
		private readonly Props $props,
		private readonly ImportSource $foreign,
	) {}

	/** @return array<string, mixed> As src/admin/chat/fromServer.ts reads it. */
	public function all(): array {
		$words = new DefaultWords();
		return array(
			'settings'    => $words->translateAll( $this->settings->all() ),
			'defaults'    => $words->translateAll( $this->settings->fit( null ) ),
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
