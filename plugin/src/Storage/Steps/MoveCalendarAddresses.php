<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses of hosts' calendars stood among the settings of the host, which WordPress shows to page editors and
 * exports. They go into a meta of their own.
 */
final class MoveCalendarAddresses implements Step {

	private const SETTINGS  = 'vestibule_host';
	private const ADDRESSES = '_vestibule_host_calendars';

	public function run( Database $database ): void {
		$meta = '{postmeta}';
		foreach ( $database->rows( "SELECT meta_id, post_id, meta_value FROM {$meta} WHERE meta_key = %s", self::SETTINGS ) as $row ) {
			$settings = maybe_unserialize( (string) $row['meta_value'] );
			if ( ! is_array( $settings ) || ! array_key_exists( 'calendars', $settings ) ) {
				continue;
			}
			$host = (int) $row['post_id'];
			$urls = is_array( $settings['calendars'] ) ? array_values( array_filter( $settings['calendars'], is_string( ... ) ) ) : array();
			if ( array() !== $urls && null === $database->value( "SELECT meta_id FROM {$meta} WHERE post_id = %d AND meta_key = %s LIMIT 1", $host, self::ADDRESSES ) ) {
				// phpcs:ignore WordPress.DB.SlowDBQuery, WordPress.PHP.DiscouragedPHPFunctions -- A row is written, as WordPress writes it.
				$database->insert( $meta, array( 'post_id' => $host, 'meta_key' => self::ADDRESSES, 'meta_value' => serialize( $urls ) ) );
			}
			unset( $settings['calendars'] );
			$database->execute( "UPDATE {$meta} SET meta_value = %s WHERE meta_id = %d", serialize( $settings ), (int) $row['meta_id'] ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WordPress writes it.
			wp_cache_delete( $host, 'post_meta' );
		}
	}
}
