<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses of the calendars that a host has elsewhere. They have a meta of their own, which neither REST nor
 * WordPress's export gives out with the host's settings.
 */
final class Addresses {

	/** With WordPress's sign for what is protected: no editor of custom fields and no XML-RPC reads it. */
	public const META = '_vestibule_host_calendars';

	/** @return list<string> */
	public static function ofHost( int $host ): array {
		$stored = get_post_meta( $host, self::META, true );
		return is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : array();
	}

	/** @param list<string> $urls As CalendarRules lets them pass. */
	public static function keep( int $host, array $urls ): void {
		array() === $urls ? delete_post_meta( $host, self::META ) : update_post_meta( $host, self::META, wp_slash( $urls ) );
	}
}
