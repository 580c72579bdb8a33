<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hosts;

use Vestibule\Kernel\EmailAddress;
use WP_Error;
use WP_User;

/**
 * Creates accounts with the role "Host" and sends WordPress's invitation email with a link to set a password
 * (docs/booking-hosts.md).
 *
 * @phpstan-type Account array{id: int, name: string, invited: bool}
 */
final class NewAccount {

	/** Maximum number of suffixes to try when looking for an unused username. */
	private const MAX_NUMBERS = 50;

	/** Minimum length of usernames in a multisite network. */
	private const MIN_LENGTH = 4;

	/** Checks the capabilities that WordPress's "Add User" screen requires for creating an account with a role. */
	public static function isAllowed(): bool {
		return current_user_can( 'create_users' ) && current_user_can( 'promote_users' );
	}

	/** @return string Reason why the current user cannot create accounts. Empty if the user can. */
	public static function obstacle(): string {
		return match ( true ) {
			self::isAllowed() => '',
			is_multisite()    =>
				__( 'Only network administrators can add accounts. Ask one of them to add the host to this site with the role “Host”, then choose the account here.', 'vestibule' ),
			default           => __(
				'You cannot add accounts. Ask an administrator to add one with the role “Host”, then choose it here.',
				'vestibule'
			),
		};
	}

	/**
	 * Creates an account. If the email address already has an account and $connect is true, uses this account.
	 *
	 * @param string $name Display name.
	 * @return Account|WP_Error Error 409 with `user` if the address already has an account and $connect is false.
	 */
	public static function create( string $name, string $email, bool $connect ): array|WP_Error {
		$address = EmailAddress::ascii( trim( $email ) );
		if ( '' === $address ) {
			return self::refused( 400, __( 'Enter a valid email address.', 'vestibule' ) );
		}
		$existing = get_user_by( 'email', $address );
		if ( $existing instanceof WP_User ) {
			return self::connect( $existing, $connect );
		}
		if ( '' === trim( $name ) ) {
			return self::refused( 400, __( 'Enter a name.', 'vestibule' ), 'name' );
		}
		$id = self::insert( trim( $name ), $address );
		return is_wp_error( $id )
			? self::refused( 400, $id->get_error_message() )
			: self::account( $id, self::invite( $id ) );
	}

	/** @return Account|WP_Error */
	private static function connect( WP_User $user, bool $is_wanted ): array|WP_Error {
		if ( ! is_user_member_of_blog( $user->ID ) ) {
			return self::refused(
				409,
				__( 'There is an account with this email address on the network, but not on this site. Add the account under Users → Add User with the role “Host”, then choose it here.', 'vestibule' )
			);
		}
		if ( ! $is_wanted ) {
			$words = sprintf(
				/* translators: %s: name of an account */
				__( 'There is already an account with this email address: %s.', 'vestibule' ),
				self::label( $user )
			);
			return new WP_Error( 'vestibule_account_exists', $words, array( 'status' => 409, 'user' => $user->ID ) );
		}
		if ( ! HostAccount::canBeHost( $user->ID ) ) {
			if ( ! current_user_can( 'promote_user', $user->ID ) ) {
				return self::refused(
					403,
					__(
						'You cannot change the role of this account. Ask an administrator to give it the role “Host”.',
						'vestibule'
					)
				);
			}
			$user->add_role( HostAccount::ROLE );
		}
		return self::account( $user->ID, false );
	}

	/** @return int|WP_Error ID of the account. */
	private static function insert( string $name, string $email ): int|WP_Error {
		$login = self::username( $email );
		$pass  = wp_generate_password( 24 );
		$names = array( 'display_name' => $name, 'nickname' => $name );
		if ( ! is_multisite() ) {
			/** @var array{user_login: string} Other fields of the account are not listed here. */
			$user = wp_slash(
				array(
					'user_login' => $login,
					'user_email' => $email,
					'user_pass' => $pass,
					'role' => HostAccount::ROLE,
				) + $names
			);
			return wp_insert_user( $user );
		}
		$found = wpmu_validate_user_signup( $login, $email );
		if ( $found['errors'] instanceof WP_Error && $found['errors']->has_errors() ) {
			return $found['errors'];
		}
		$id = wpmu_create_user( $login, $pass, $email );
		if ( false === $id ) {
			return new WP_Error(
				'vestibule_account_refused',
				__(
					'WordPress could not create the account. Add the account under Users → Add User, then choose it here.',
					'vestibule'
				)
			);
		}
		add_user_to_blog( get_current_blog_id(), $id, HostAccount::ROLE );
		return wp_update_user( wp_slash( array( 'ID' => $id ) + $names ) );
	}

	/**
	 * @return string Unused username derived from an email address. Contains only lowercase letters and digits, because
	 * multisite networks require this.
	 */
	private static function username( string $email ): string {
		$base = substr(
			(string) preg_replace( '/[^a-z0-9]/', '', strtolower( (string) strstr( $email, '@', true ) ) ),
			0,
			40
		);
		$base = strlen( $base ) < self::MIN_LENGTH || ctype_digit( $base ) ? "host{$base}" : $base;
		foreach ( array( '', ...range( 2, self::MAX_NUMBERS ) ) as $number ) {
			if ( false === username_exists( "{$base}{$number}" ) ) {
				return "{$base}{$number}";
			}
		}
		return $base . strtolower( wp_generate_password( 8, false ) );
	}

	/** @return bool Whether the mail server accepted the invitation. */
	private static function invite( int $user ): bool {
		$is_sent = true;
		$note    = static function () use ( &$is_sent ): void {
			$is_sent = false;
		};
		add_action( 'wp_mail_failed', $note );
		wp_new_user_notification( $user, null, 'user' );
		remove_action( 'wp_mail_failed', $note );
		return $is_sent;
	}

	/** @return Account */
	private static function account( int $id, bool $is_invited ): array {
		$user = get_userdata( $id );
		return array( 'id' => $id, 'name' => false === $user ? '' : self::label( $user ), 'invited' => $is_invited );
	}

	/** Returns the name of an account, as shown in lists. */
	public static function label( WP_User $user ): string {
		return "{$user->display_name} ({$user->user_login})";
	}

	private static function refused( int $status, string $words, string $field = 'email' ): WP_Error {
		$text = wp_strip_all_tags( $words );
		return new WP_Error(
			'vestibule_account_refused',
			$text,
			array( 'status' => $status, 'fields' => array( $field => $text ) )
		);
	}
}
