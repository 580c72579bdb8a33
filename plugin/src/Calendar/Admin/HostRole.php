<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Wiring\Hook;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Role "Host", and changes to wp-admin for users with only this role: after login they see today's bookings, and the
 * menu contains only their bookings and their profile (docs/booking-hosts.md).
 */
final class HostRole {

	/**
	 * Option that is set after the role has been added, so that a role deleted by an administrator is not added again.
	 */
	private const ADDED = 'vestibule_host_role';

	private const TODAY = 'admin.php?page=vestibule-bookings';

	/**
	 * Adds the role. Also runs in wp-admin, because updates and new sites on a network don't run the activation hook.
	 */
	#[Hook( 'admin_init' )]
	public static function addOnce(): void {
		get_option( self::ADDED ) || self::addRole();
	}

	#[Hook( 'activate_{plugin}' )]
	public static function addRole(): void {
		HostAccount::addRole();
		update_option( self::ADDED, '1', false );
	}

	/**
	 * Redirects hosts to today's bookings after login, unless they requested another page. WordPress would redirect
	 * them to their profile.
	 */
	#[Hook( 'login_redirect' )]
	public static function landing( mixed $to, mixed $asked, mixed $user ): mixed {
		$is_open = is_string( $asked ) && in_array( $asked, array( '', admin_url(), 'wp-admin/' ), true );
		return $is_open && $user instanceof WP_User && self::isHost( $user ) ? admin_url( self::TODAY ) : $to;
	}

	/** Removes the dashboard for users with only the role "Host". Must run on `admin_menu`. */
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

	/** Checks whether a user can read only their own bookings and nothing else. */
	private static function isHost( WP_User $user ): bool {
		return $user->has_cap( HostAccount::READ )
			&& ! $user->has_cap( Access::OPEN )
			&& ! $user->has_cap( 'edit_posts' );
	}
}
