<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * Appointment types from before a kind of email existed don't send it: an update never starts emails. New types send
 * what the contract's defaults say.
 */
final class KeepMailsOff implements Step {

	private const META = 'vestibule_event';
	private const OFF  = array( 'reminders' => array() );

	public function run( Database $database ): void {
		$meta   = '{postmeta}';
		$events = $database->rows(
			"SELECT p.ID, m.meta_id, m.meta_value FROM {posts} p LEFT JOIN {$meta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = %s",
			self::META,
			'vestibule_event'
		);
		foreach ( $events as $row ) {
			$settings = maybe_unserialize( (string) $row['meta_value'] );
			$settings = is_array( $settings ) ? $settings : array();
			if ( array() === array_diff_key( self::OFF, $settings ) ) {
				continue;
			}
			$value = serialize( $settings + self::OFF ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WordPress writes it.
			if ( null === $row['meta_id'] ) {
				// phpcs:ignore WordPress.DB.SlowDBQuery -- A row is written.
				$database->insert( $meta, array( 'post_id' => (int) $row['ID'], 'meta_key' => self::META, 'meta_value' => $value ) );
			} else {
				$database->execute( "UPDATE {$meta} SET meta_value = %s WHERE meta_id = %d", $value, (int) $row['meta_id'] );
			}
			wp_cache_delete( (int) $row['ID'], 'post_meta' );
		}
	}
}
