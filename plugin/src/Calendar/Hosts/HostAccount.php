<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hosts;

use WP_User;

/**
 * User account of a host. Access to bookings requires the capability of the role "Host" and a link between the host and
 * the user, which is set on the host's screen.
 */
final class HostAccount {

	/** Role whose users can read their own bookings and nothing else. */
	public const ROLE = 'vestibule_host';

	public const READ = 'vestibule_read_own_bookings';

	/** Capability to read the entries and bookings of all forms. */
	private const ALL = 'vestibule_read_entries';

	/** Maximum number of accounts in the list. */
	private const MAX_CANDIDATES = 500;

	/** Meta key of the linked user ID. Excluded from exports, because user IDs differ between sites. */
	public const USER = '_vestibule_host_user';

	/** Meta key. The value is "1" if the linked user can also change bookings. */
	public const CHANGES = '_vestibule_host_changes';

	/** Maximum number of hosts per user. Most users have one host, or a few if they have several calendars. */
	private const MAX_HOSTS = 50;

	/**
	 * @return list<int> IDs of the hosts that are linked to a user. Includes unpublished hosts, because they can still
	 * have bookings.
	 */
	public static function hostsOf( int $user ): array {
		if ( $user <= 0 ) {
			return array();
		}
		$ids = get_posts(
			array(
				'post_type'      => Hosts::NAME,
				'post_status'    => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'posts_per_page' => self::MAX_HOSTS, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and sites have few.
				'orderby'        => 'ID',
				'order'          => 'ASC',
				'fields'         => 'ids',
				'meta_key'       => self::USER, // phpcs:ignore WordPress.DB.SlowDBQuery -- Uses the index of meta keys, and sites have few hosts.
				'meta_value'     => (string) $user, // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
		return array_values( array_filter( $ids, is_int( ... ) ) );
	}

	/**
	 * Checks whether an account can be linked to a host. The account needs the role "Host" or access to all bookings.
	 */
	public static function canBeHost( int $user ): bool {
		return user_can( $user, self::READ ) || user_can( $user, self::ALL );
	}

	/** @return list<WP_User> Accounts that can be linked to a host. */
	public static function candidates(): array {
		$common = array( 'number' => self::MAX_CANDIDATES, 'orderby' => 'display_name' );
		$hosts  = get_users( array( 'capability' => self::READ ) + $common );
		// The capability query doesn't find administrators and editors, because Inbox\Access grants them the
		// capability.
		$team = get_users( array( 'role__in' => array( 'administrator', 'editor' ) ) + $common );
		$all  = array_column( array( ...$hosts, ...$team ), null, 'ID' );
		return array_values( array_filter( $all, static fn ( WP_User $user ): bool => self::canBeHost( $user->ID ) ) );
	}

	/** @return int ID of the linked user. 0 if no user is linked or the user was deleted. */
	public static function user( int $host ): int {
		$stored = get_post_meta( $host, self::USER, true );
		$id     = is_numeric( $stored ) ? (int) $stored : 0;
		return false === get_userdata( $id ) ? 0 : $id;
	}

	/** Checks whether the linked user can move and cancel the host's bookings. */
	public static function mayChange( int $host ): bool {
		return '1' === get_post_meta( $host, self::CHANGES, true );
	}

	/**
	 * Links a user to a host.
	 *
	 * @param int $user User ID. 0 removes the link.
	 */
	public static function link( int $host, int $user, bool $may_change ): void {
		0 === $user ? delete_post_meta( $host, self::USER ) : update_post_meta( $host, self::USER, (string) $user );
		$may_change && 0 !== $user
			? update_post_meta( $host, self::CHANGES, '1' )
			: delete_post_meta( $host, self::CHANGES );
	}

	/**
	 * Checks whether the current user can link accounts to a host. Requires access to the list of users, because a link
	 * reveals account names and gives access to personal data. For a new host, $host is 0.
	 */
	public static function mayLink( int $host ): bool {
		return current_user_can( 'list_users' ) && ( 0 === $host ? Hosts::isNewOpen() : Hosts::isOpen( $host ) );
	}

	/** Adds the role. Does not overwrite an existing role, because an administrator may have changed it. */
	public static function addRole(): void {
		add_role( self::ROLE, __( 'Host', 'vestibule' ), array( 'read' => true, self::READ => true ) );
	}
}
