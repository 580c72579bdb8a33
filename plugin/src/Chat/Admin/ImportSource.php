<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use WP_Post;

/**
 * What the plugin WP Chat App (wp-whatsapp) has left on this site. It is only read, never changed; the plugin need not
 * be active.
 */
final class ImportSource {

	public const TYPE    = 'whatsapp-accounts';
	public const ACCOUNT = 'nta_wa_account_info';

	/** @return array{accounts: int, settings: bool, done: bool} For the screen. */
	public function offer(): array {
		return array(
			'accounts' => count( $this->accounts() ),
			'settings' => array() !== $this->options( 'widget_styles' ),
			'done'     => false !== get_option( Import::DONE ),
		);
	}

	/** @return list<WP_Post> In the order of that plugin's panel. */
	public function accounts(): array {
		$found = get_posts(
			array(
				'post_type'   => self::TYPE,
				'post_status' => array( 'publish', 'draft', 'pending', 'private', 'future' ),
				'numberposts' => 100,
				'orderby'     => 'date',
				'order'       => 'ASC',
			)
		);
		$posts = array_values( array_filter( $found, static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
		usort( $posts, fn ( WP_Post $one, WP_Post $other ): int => $this->place( $one ) <=> $this->place( $other ) );
		return $posts;
	}

	/** @return array<array-key, mixed> Empty when that plugin's version is older than its present way of storing. */
	public function account( WP_Post $post ): array {
		$meta = get_post_meta( $post->ID, self::ACCOUNT, true );
		return is_array( $meta ) ? $meta : array();
	}

	public function isInPanel( WP_Post $post ): bool {
		return 'publish' === $post->post_status && 'ON' === get_post_meta( $post->ID, 'nta_wa_widget_show', true );
	}

	public function hasOwnButton( WP_Post $post ): bool {
		return is_array( get_post_meta( $post->ID, 'nta_wa_button_styles', true ) );
	}

	/**
	 * @param string $name `widget_styles`, `widget_display`, `url`, `analytics` or `woocommerce`.
	 * @return array<array-key, mixed>
	 */
	public function options( string $name ): array {
		$options = get_option( "nta_wa_{$name}" );
		return is_array( $options ) ? $options : array();
	}

	/** How many pages and posts hold that plugin's shortcode. */
	public function shortcodes(): int {
		$found = get_posts( array( 's' => '[njwa_button', 'search_columns' => array( 'post_content' ), 'post_type' => 'any', 'post_status' => array( 'publish', 'draft' ), 'numberposts' => 100, 'fields' => 'ids' ) );
		return count( $found );
	}

	private function place( WP_Post $post ): int {
		$place = get_post_meta( $post->ID, 'nta_wa_widget_position', true );
		return is_numeric( $place ) ? (int) $place : PHP_INT_MAX;
	}
}
