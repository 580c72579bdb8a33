<?php

declare(strict_types=1);

namespace Vestibule\Storage;

use LogicException;
use wpdb;

/**
 * The names of our own tables on the current site of a network; read at the moment of use, because switch_to_blog()
 * changes them.
 */
final class Tables {

	/** What uninstalling removes. */
	private const OURS = array(
		'submissions',
		'bookings',
		'tokens',
		'rates',
		'chat_counts',
		'consent_receipts',
		'push_subscriptions',
		'push_sendings',
		'uploads',
		'mails',
		'saved_forms',
		'entry_notes',
		'akismet',
		'webhook_deliveries',
		'beacons',
		'booking_resources',
		'booking_changes',
		'busy_calendars',
		'busy_times',
		'booking_waiting',
	);

	/** Made and dropped again by the probe. */
	private const PROBE = 'probe';

	public function __construct( private readonly wpdb $wpdb ) {}

	/**
	 * @param string $name One of ours without its prefix, or one of WordPress's, such as `posts`.
	 * @throws LogicException When there is no such table.
	 */
	public function named( string $name ): string {
		if ( in_array( $name, array( ...self::OURS, self::PROBE ), true ) ) {
			return $this->ours( $name );
		}
		return $this->wpdb->tables()[ $name ] ?? throw new LogicException( "There is no table {$name}." );
	}

	/** @return list<string> */
	public function all(): array {
		return array_map( $this->ours( ... ), self::OURS );
	}

	/** @return list<string> Ours on another site of the network. */
	public function forSite( int $site ): array {
		return array_map( fn ( string $name ): string => $this->wpdb->get_blog_prefix( $site ) . 'vestibule_' . $name, self::OURS );
	}

	private function ours( string $name ): string {
		return $this->wpdb->prefix . 'vestibule_' . $name;
	}
}
