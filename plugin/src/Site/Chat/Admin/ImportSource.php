<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use WP_Post;

/** Reads the data of the plugin WP Chat App (wp-whatsapp) on this site. That plugin may be inactive or deleted. */
final class ImportSource {

	/** Option that records that the settings have been imported. */
	public const DONE = 'vestibule_chat_imported';

	public const TYPE    = 'whatsapp-accounts';
	public const ACCOUNT = 'nta_wa_account_info';

	private const STYLES = array(
		'title', 'btnLabel', 'btnPosition', 'isShowBtnLabel', 'isShowGDPR', 'gdprContent', 'isShowPoweredBy',
		'isShowScroll', 'widgetType',
	);

	private const SIZES = array(
		'btnLabelWidth', 'btnLeftDistance', 'btnRightDistance', 'btnBottomDistance', 'scrollHeight', 'titleSize',
		'descriptionTextSize', 'regularTextSize', 'accountNameSize',
	);

	private const CONDITIONS = array(
		'displayCondition', 'displayPostCondition', 'showOnDesktop', 'showOnMobile', 'time_symbols',
	);

	private const LISTS = array( 'includePages', 'excludePages', 'includePosts', 'excludePosts' );

	/** @return array{accounts: int, settings: bool, done: bool} Numbers of items to import, for the settings screen. */
	public function offer(): array {
		return array(
			'accounts' => count( $this->accounts() ),
			'settings' => array() !== $this->options( 'widget_styles' ),
			'done'     => false !== get_option( self::DONE ),
		);
	}

	/** @return list<WP_Post> Accounts in the order of the panel of WP Chat App. */
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

	/**
	 * @return array<array-key, mixed> Data of the account. Empty if an old version of WP Chat App stored it in another
	 * format.
	 */
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

	/** Returns the number of pages and posts that contain the shortcode of WP Chat App (at most 100). */
	public function shortcodes(): int {
		$found = get_posts(
			array(
				's' => '[njwa_button',
				'search_columns' => array( 'post_content' ),
				'post_type' => 'any',
				'post_status' => array( 'publish', 'draft' ),
				'numberposts' => 100,
				'fields' => 'ids',
			)
		);
		return count( $found );
	}

	private function place( WP_Post $post ): int {
		$place = get_post_meta( $post->ID, 'nta_wa_widget_position', true );
		return is_numeric( $place ) ? (int) $place : PHP_INT_MAX;
	}

	/**
	 * Converts the settings of WP Chat App to the shape of this chat's contract. The values are validated later.
	 *
	 * @return array<string, mixed> Settings that exist in WP Chat App. The time zone is that of the site, as in WP Chat
	 * App.
	 */
	public function settings(): array {
		return array(
			'timezone'    => wp_timezone_string(),
			'urlSettings' => array_intersect_key(
				$this->options( 'url' ),
				array_flip( array( 'onDesktop', 'onMobile', 'openInNewTab' ) )
			),
			'options'     => array(
				'display'   => $this->display( $this->options( 'widget_display' ) ),
				'styles'    => $this->styles( $this->options( 'widget_styles' ) ),
				'analytics' => array_intersect_key(
					$this->options( 'analytics' ),
					array_flip( array( 'enabledFacebook', 'enabledGoogle', 'enabledGoogleGA4' ) )
				),
			),
		);
	}

	/**
	 * @param array<array-key, mixed> $styles
	 * @return array<string, mixed>
	 */
	private function styles( array $styles ): array {
		$taken = array_intersect_key( $styles, array_flip( self::STYLES ) );
		foreach ( array_intersect_key( $styles, array_flip( self::SIZES ) ) as $key => $size ) {
			$taken[ $key ] = is_numeric( $size ) ? (int) $size : $size;
		}
		foreach ( array( 'backgroundColor', 'textColor' ) as $key ) {
			if ( is_string( $styles[ $key ] ?? null ) ) {
				$taken[ $key ] = $this->color( $styles[ $key ] );
			}
		}
		if ( is_string( $styles['description'] ?? null ) ) {
			// The chat appends the name of the app to this text, so remove it here.
			$taken['description'] = trim(
				(string) preg_replace( '/\s*whatsapp\s*$/iD', '', wp_strip_all_tags( $styles['description'] ) )
			);
		}
		if ( is_string( $styles['responseText'] ?? null ) ) {
			$taken['responseText'] = 'OFF' === ( $styles['isShowResponseText'] ?? 'ON' )
				? ''
				: wp_strip_all_tags( $styles['responseText'] );
		}
		return $taken;
	}

	/**
	 * @param array<array-key, mixed> $display
	 * @return array<string, mixed>
	 */
	private function display( array $display ): array {
		$taken = array_intersect_key( $display, array_flip( self::CONDITIONS ) );
		foreach ( array_intersect_key( $display, array_flip( self::LISTS ) ) as $key => $ids ) {
			$taken[ $key ] = array_values(
				array_map( intval( ... ), array_filter( is_array( $ids ) ? $ids : array(), is_numeric( ... ) ) )
			);
		}
		return $taken;
	}

	/** Converts short colors such as "#fff" to "#ffffff". */
	private function color( string $color ): string {
		return 1 === preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])$/iD', $color, $found )
			? '#' . $found[1] . $found[1] . $found[2] . $found[2] . $found[3] . $found[3]
			: $color;
	}
}
