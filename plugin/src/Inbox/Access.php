<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Calendar\Bookings\Scope;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Kernel\Wiring\Hook;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Permissions to read and change entries. The capabilities are computed when WordPress checks them. Nothing is stored,
 * so new sites of a network don't need any setup. Administrators and editors have access, unless the capability is
 * explicitly set for their role or user account. A role that only has `vestibule_read_entries_{form_id}` is limited to
 * that form. A host can see their own bookings and the entries that created them (HostAccount).
 */
final class Access {

	/** Capability to read, change and delete the entries of every form. */
	private const READ = 'vestibule_read_entries';

	/**
	 * Capability of hosts to see their own bookings. Same value as HostAccount::READ, repeated here so that most pages
	 * don't load that class.
	 */
	private const OWN = 'vestibule_read_own_bookings';

	/** Capability to open the Entries screen. Computed when it is checked, never stored. */
	public const OPEN = 'vestibule_open_entries';

	/** Capability to open the Bookings screen, which hosts also have. Computed when it is checked, never stored. */
	public const OPEN_BOOKINGS = 'vestibule_open_bookings';

	/**
	 * Adds the plugin's capabilities to those of a user. WordPress checks other capabilities on every page, so the
	 * method returns early for them.
	 *
	 * @param array<string, bool> $all   The user's capabilities.
	 * @param list<string>        $asked Capabilities that are being checked.
	 * @param array<mixed>        $args
	 * @return array<string, bool>
	 */
	#[Hook( 'user_has_cap' )]
	public static function grant( array $all, array $asked, array $args, WP_User $user ): array {
		if ( array() === preg_grep( '/^vestibule_/', $asked ) ) {
			return $all;
		}
		$all[ self::READ ] ??= array() !== array_intersect( array( 'administrator', 'editor' ), $user->roles );
		$all[ self::OPEN ]   = $all[ self::READ ] || array() !== self::granted( $all );

		$all[ self::OPEN_BOOKINGS ] = $all[ self::OPEN ] || true === ( $all[ self::OWN ] ?? false );
		return $all;
	}

	/** Checks whether the user can read the entries of at least one form. */
	public function mayOpen(): bool {
		return current_user_can( self::OPEN );
	}

	public function mayOpenBookings(): bool {
		return current_user_can( self::OPEN_BOOKINGS );
	}

	/** Returns the bookings that the user can see. */
	public function bookings(): Scope {
		$forms = $this->forms();
		return new Scope(
			$forms,
			null !== $forms && current_user_can( self::OWN ) ? HostAccount::hostsOf( get_current_user_id() ) : array()
		);
	}

	public function mayRead( int $formId ): bool {
		return current_user_can( self::READ ) || current_user_can( self::READ . '_' . $formId );
	}

	/** @return list<int>|null IDs of the forms whose entries the user can read. Null means all forms. */
	public function forms(): ?array {
		return current_user_can( self::READ ) ? null : self::granted( wp_get_current_user()->allcaps );
	}

	/**
	 * @param array<string, bool> $all
	 * @return list<int>
	 */
	private static function granted( array $all ): array {
		$forms = array();
		foreach ( array_keys( array_filter( $all ) ) as $name ) {
			if ( 1 === preg_match( '/^' . self::READ . '_([1-9][0-9]{0,8})$/D', (string) $name, $match ) ) {
				$forms[] = (int) $match[1];
			}
		}
		return $forms;
	}
}
