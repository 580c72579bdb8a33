<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Exports and erases the waiting list entries for an email address. Called by WordPress's personal data tools. */
final class WaitingPrivacy {

	public function __construct(
		private readonly WaitingListTable $table,
		private readonly TimeWords $words,
		private readonly WaitingListService $joining
	) {}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_privacy_personal_data_exporters' )]
	public function exporters( array $exporters ): array {
		return $exporters + array(
			'vestibule-waiting' => array(
				'exporter_friendly_name' => __( 'Waiting lists', 'vestibule' ),
				'callback' => $this->export( ... ),
			),
		);
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_privacy_personal_data_erasers' )]
	public function erasers( array $erasers ): array {
		return $erasers + array(
			'vestibule-waiting' => array(
				'eraser_friendly_name' => __( 'Waiting lists', 'vestibule' ),
				'callback' => $this->erase( ... ),
			),
		);
	}

	/** @return array{data: list<array<string, mixed>>, done: bool}|WP_Error */
	public function export( string $email ): array|WP_Error {
		try {
			$found = $this->table->forEmail( $email );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return new WP_Error(
				'vestibule_storage_fault',
				__( 'The database did not respond, so waiting lists could not be exported. Try again.', 'vestibule' )
			);
		}
		$items = array();
		foreach ( $found as $entry ) {
			$items[] = array(
				'group_id'    => 'vestibule-waiting',
				'group_label' => __( 'Waiting lists', 'vestibule' ),
				'item_id'     => "vestibule-waiting-{$entry->id}",
				'data'        => array(
					array(
						'name' => __( 'Appointment', 'vestibule' ),
						'value' => esc_html( get_the_title( $entry->event ) ),
					),
					array(
						'name' => __( 'Time', 'vestibule' ),
						'value' => esc_html( $this->words->short( $entry->start, wp_timezone_string() ) ),
					),
					array( 'name' => __( 'Email', 'vestibule' ), 'value' => esc_html( $entry->email ) ),
					array( 'name' => __( 'Time zone', 'vestibule' ), 'value' => esc_html( $entry->timezone ) ),
					array( 'name' => __( 'Language', 'vestibule' ), 'value' => esc_html( $entry->language ) ),
				),
			);
		}
		return array( 'data' => $items, 'done' => true );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}|WP_Error */
	public function erase( string $email ): array|WP_Error {
		try {
			$found = $this->table->forEmail( $email );
			array_map( $this->joining->leave( ... ), $found );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return new WP_Error(
				'vestibule_storage_fault',
				__( 'The database did not respond, so waiting lists could not be erased. Try again.', 'vestibule' )
			);
		}
		return array(
			'items_removed' => array() !== $found,
			'items_retained' => false,
			'messages' => array(),
			'done' => true,
		);
	}
}
