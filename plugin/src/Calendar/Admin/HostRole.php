<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Wiring\Hook;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * The role "Host", and wp-admin for users who have only that role: today's bookings after signing in, a
 * menu with the bookings and the profile (docs/booking-hosts.md).
 */
final class HostRole {

	/** Set once the role was added: an owner who deletes it does not get it back. */
	private const ADDED = 'vestibule_host_role';

	private const TODAY = 'admin.php?page=vestibule-bookings';

	/** Adds the role in wp-admin as well, because updates and new sites of a network don't activate the plugin. */
	#[Hook( 'admin_init' )]
	public static function addOnce(): void {
		get_option( self::ADDED ) || self::addRole();
	}

	#[Hook( 'activate_{plugin}' )]
	public static function addRole(): void {
		HostAccount::addRole();
		update_option( self::ADDED, '1', false );
	}

	/** Today's bookings, where the host asked for no other page. WordPress sends such users to their profile. */
	#[Hook( 'login_redirect' )]
	public static function landing( mixed $to, mixed $asked, mixed $user ): mixed {
		$is_open = is_string( $asked ) && in_array( $asked, array( '', admin_url(), 'wp-admin/' ), true );
		return $is_open && $user instanceof WP_User && self::isHost( $user ) ? admin_url( self::TODAY ) : $to;
	}

	/** On admin_menu, of a user who has no other screen of ours. */
	public static function narrowMenu(): void {
		if ( self::isHost( wp_get_current_user() ) ) {
			add_action( 'admin_menu', static fn () => remove_menu_page( 'index.php' ), 999 );
			add_action( 'load-index.php', self::leaveDashboard( ... ) );
		}
	}

	private static function leaveDashboard(): void {
		if ( wp_safe_redirect( admin_url( self::TODAY ) ) ) {
			exit;
		}
	}

	/** Who reads their own bookings and edits nothing. */
	private static function isHost( WP_User $user ): bool {
		return $user->has_cap( HostAccount::READ ) && ! $user->has_cap( Access::OPEN ) && ! $user->has_cap( 'edit_posts' );
	}
}
