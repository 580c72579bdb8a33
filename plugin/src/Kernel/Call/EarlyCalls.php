<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

defined( 'ABSPATH' ) || exit;

/**
 * Runs visitors' AJAX actions as soon as WordPress is loaded, before admin-ajax.php loads wp-admin and other plugins
 * prepare their screens. Action names and permissions don't change. Uploads and downloads are excluded.
 */
final class EarlyCalls {

	/** Actions whose responses contain no blocks. */
	private const WITHOUT_BLOCKS = array(
		'custom_cookie',
		'get_antibot_keys',
		'revoke_customer_cookie',
		'vestibule_beacon',
		'vestibule_beacon_check',
		'vestibule_booking_ics',
		'vestibule_chat_count',
		'vestibule_chat_open',
		'vestibule_consent_choose',
		'vestibule_consent_style',
		'vestibule_form_token',
		'vestibule_push_subscribe',
		'vestibule_push_unsubscribe',
		'vestibule_slot_hold',
		'vestibule_slot_release',
		'vestibule_slots',
	);

	/** Actions whose responses can contain a confirmation with blocks. */
	private const WITH_BLOCKS = array(
		'vestibule_form_save',
		'vestibule_form_state',
		'vestibule_form_step',
		'vestibule_form_submit',
	);

	/**
	 * WordPress's `init` callbacks for patterns and icons, with their priorities. The responses contain no patterns or
	 * icons.
	 */
	private const UNUSED = array(
		'_register_core_block_patterns_and_categories' => 10,
		'_register_theme_block_patterns'               => 10,
		'_wp_register_default_icons'                   => 10,
		'register_core_block_style_handles'            => 9,
	);

	/** Scripts and styles in the metadata of a block. */
	private const ASSETS = array(
		'editorScript', 'script', 'viewScript', 'viewScriptModule', 'editorStyle', 'style', 'viewStyle',
	);

	public function register(): void {
		if ( wp_doing_ajax() ) {
			add_action( 'wp_loaded', $this->answer( ... ), PHP_INT_MAX );
		}
		if ( self::needsNoBlocks() || self::rendersOnlyConfirmations() ) {
			foreach ( self::UNUSED as $callback => $priority ) {
				remove_action( 'init', $callback, $priority );
			}
			add_filter( 'block_type_metadata', self::withoutAssets( ... ) );
		}
	}

	/**
	 * Removes scripts and styles from the metadata of blocks, because AJAX responses don't print them. Before
	 * registering them, WordPress would have to register all core scripts and styles.
	 *
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	public static function withoutAssets( array $metadata ): array {
		return array_diff_key( $metadata, array_flip( self::ASSETS ) );
	}

	/** Checks whether this AJAX request needs no blocks. */
	public static function needsNoBlocks(): bool {
		return in_array( self::action(), self::WITHOUT_BLOCKS, true );
	}

	/**
	 * Checks whether the response to this AJAX request can only contain the blocks of a confirmation. False for a
	 * submission without scripts, because its response is a page.
	 */
	public static function rendersOnlyConfirmations(): bool {
		return 'vestibule_form_submit' === self::action() && Parameter::isSent( 'data' );
	}

	/** Checks whether this request is an AJAX action that runs early, before wp-admin is loaded. */
	public static function isOne(): bool {
		return wp_doing_ajax()
			&& in_array( self::action(), array( ...self::WITHOUT_BLOCKS, ...self::WITH_BLOCKS ), true );
	}

	private function answer(): void {
		if ( ! self::isOne() ) {
			return;
		}
		// Send the same headers as admin-ajax.php.
		send_origin_headers();
		if ( ! headers_sent() ) {
			header( 'X-Robots-Tag: noindex' );
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- A hook of WordPress, fired only for the plugin's actions.
		do_action( ( is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . self::action() );
	}

	private static function action(): string {
		return Parameter::text( 'action' );
	}
}
