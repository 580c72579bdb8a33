<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

defined( 'ABSPATH' ) || exit;

/**
 * Has calls of visitors answered as soon as WordPress is loaded, before admin-ajax loads what wp-admin is made of and
 * has every plugin prepare its screens. Their actions are the same ones, and so is who may call them. Calls that store
 * or hand out files are not among them.
 */
final class EarlyCalls {

	/** Print nothing that is made of blocks. */
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

	/** May answer with a confirmation. */
	private const WITH_BLOCKS = array( 'vestibule_form_save', 'vestibule_form_state', 'vestibule_form_step', 'vestibule_form_submit' );

	public function register(): void {
		if ( wp_doing_ajax() ) {
			add_action( 'wp_loaded', $this->answer( ... ), PHP_INT_MAX );
		}
	}

	/** Whether this request, which is for admin-ajax, needs no block. */
	public static function needsNoBlocks(): bool {
		return in_array( self::action(), self::WITHOUT_BLOCKS, true );
	}

	/** Whether this request is one, and nothing of wp-admin therefore. */
	public static function isOne(): bool {
		return wp_doing_ajax() && in_array( self::action(), array( ...self::WITHOUT_BLOCKS, ...self::WITH_BLOCKS ), true );
	}

	private function answer(): void {
		if ( ! self::isOne() ) {
			return;
		}
		// As admin-ajax.php does.
		send_origin_headers();
		if ( ! headers_sent() ) {
			header( 'X-Robots-Tag: noindex' );
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own, for our actions alone.
		do_action( ( is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . self::action() );
	}

	private static function action(): string {
		return Parameter::text( 'action' );
	}
}
