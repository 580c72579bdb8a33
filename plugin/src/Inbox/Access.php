<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Calendar\Bookings\Scope;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Kernel\Wiring\Hook;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Who may read and change entries.
 *
 * The capability is answered, not stored: administrators and editors have it unless a role or user says otherwise,
 * so nothing has to be installed or removed, and every site of a network is right from the start. A role that
 * has only `vestibule_read_entries_{form_id}` is limited to that form. A host sees their own bookings, and the entries
 * that these came with (HostAccount).
 */
final class Access {

	/** May read, change and delete the entries of every form. */
	private const READ = 'vestibule_read_entries';

	/** Sees the bookings of the host that the user is: HostAccount::READ, whose class most pages do not need. */
	private const OWN = 'vestibule_read_own_bookings';

	/** May open the screen; computed, never granted. */
	public const OPEN = 'vestibule_open_entries';

	/** The same of bookings, which hosts open as well. */
	public const OPEN_BOOKINGS = 'vestibule_open_bookings';

	/**
	 * Answers questions about the plugin's own capabilities. WordPress asks about others on every page.
	 *
	 * @param array<string, bool> $all   The user's capabilities.
	 * @param list<string>        $asked
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

	/** Whether it may be those of any form. */
	public function mayOpen(): bool {
		return current_user_can( self::OPEN );
	}

	public function mayOpenBookings(): bool {
		return current_user_can( self::OPEN_BOOKINGS );
	}

	/** Which bookings the user sees. */
	public function bookings(): Scope {
		$forms = $this->forms();
		return new Scope( $forms, null !== $forms && current_user_can( self::OWN ) ? HostAccount::hostsOf( get_current_user_id() ) : array() );
	}

	public function mayRead( int $formId ): bool {
		return current_user_can( self::READ ) || current_user_can( self::READ . '_' . $formId );
	}

	/** @return list<int>|null The public numbers of the forms; null stands for all. */
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
