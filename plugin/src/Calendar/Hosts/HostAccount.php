<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hosts;

use WP_User;

/**
 * The user account with which a host signs in. It takes both: the capability, which the role "Host" has, and the link
 * that the host's screen makes. Either alone shows nothing.
 */
final class HostAccount {

	/** A role of WordPress that reads its own bookings and nothing else. */
	public const ROLE = 'vestibule_host';

	public const READ = 'vestibule_read_own_bookings';

	/** Reads the entries and bookings of all forms. */
	private const ALL = 'vestibule_read_entries';

	/** Bounds the list of accounts; a site has a handful of hosts. */
	private const MAX_CANDIDATES = 500;

	/** The user's number. Private, because accounts of other sites have other numbers. */
	public const USER = '_vestibule_host_user';

	/** Whether the user changes bookings as well. */
	public const CHANGES = '_vestibule_host_changes';

	/** A user is one host, or a few where a person has several calendars. */
	private const MOST = 50;

	/** @return list<int> The hosts that a user is; drafts too, because what is booked of them stays. */
	public static function hostsOf( int $user ): array {
		if ( $user <= 0 ) {
			return array();
		}
		$ids = get_posts(
			array(
				'post_type'      => Hosts::NAME,
				'post_status'    => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'posts_per_page' => self::MOST, // phpcs:ignore WordPress.WP.PostsPerPage -- Bounded; a site has a handful.
				'orderby'        => 'ID',
				'order'          => 'ASC',
				'fields'         => 'ids',
				'meta_key'       => self::USER, // phpcs:ignore WordPress.DB.SlowDBQuery -- By the index of meta keys; a site has a handful of hosts.
				'meta_value'     => (string) $user, // phpcs:ignore WordPress.DB.SlowDBQuery
			)
		);
		return array_values( array_filter( $ids, is_int( ... ) ) );
	}

	/** Checks whether an account can be linked to a host: of the role "Host", or of the team that reads all bookings. */
	public static function canBeHost( int $user ): bool {
		return user_can( $user, self::READ ) || user_can( $user, self::ALL );
	}

	/** @return list<WP_User> Accounts that can be linked to a host, by name. */
	public static function candidates(): array {
		$common = array( 'number' => self::MAX_CANDIDATES, 'orderby' => 'display_name' );
		$hosts  = get_users( array( 'capability' => self::READ ) + $common );
		// Administrators and editors read all entries without a stored capability (Inbox\Access).
		$team = get_users( array( 'role__in' => array( 'administrator', 'editor' ) ) + $common );
		$all  = array_column( array( ...$hosts, ...$team ), null, 'ID' );
		return array_values( array_filter( $all, static fn ( WP_User $user ): bool => self::canBeHost( $user->ID ) ) );
	}

	/** @return int The user's number; 0 for none, and for one that is gone. */
	public static function user( int $host ): int {
		$stored = get_post_meta( $host, self::USER, true );
		$id     = is_numeric( $stored ) ? (int) $stored : 0;
		return false === get_userdata( $id ) ? 0 : $id;
	}

	/** Whether the user of the host moves and cancels their bookings. */
	public static function mayChange( int $host ): bool {
		return '1' === get_post_meta( $host, self::CHANGES, true );
	}

	/** @param int $user 0 ends the link. */
	public static function link( int $host, int $user, bool $may_change ): void {
		0 === $user ? delete_post_meta( $host, self::USER ) : update_post_meta( $host, self::USER, (string) $user );
		$may_change && 0 !== $user ? update_post_meta( $host, self::CHANGES, '1' ) : delete_post_meta( $host, self::CHANGES );
	}

	/** Whether the current user may choose who signs in as a host: that gives away personal data and names accounts. */
	public static function mayLink( int $host ): bool {
		return current_user_can( 'list_users' ) && ( 0 === $host ? Hosts::isNewOpen() : Hosts::isOpen( $host ) );
	}

	/** Adds the role; it stays as an owner has changed it. */
	public static function addRole(): void {
		add_role( self::ROLE, __( 'Host', 'vestibule' ), array( 'read' => true, self::READ => true ) );
	}
}
