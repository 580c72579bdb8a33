<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Wiring\Hook;

/** Columns in the list of appointment types in wp-admin: length, weekdays and number of waiting list entries. */
final class EventList {

	/** @var array<int, int>|null Number of waiting list entries by appointment type. Null until they are read. */
	private ?array $waiting = null;

	public function __construct( private readonly Events $reader, private readonly WaitingListTable $table ) {}

	/**
	 * Adds the plugin's columns before the date.
	 *
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	#[Hook( 'manage_vestibule_event_posts_columns' )]
	public function columns( array $columns ): array {
		$ours = array(
			'vestibule_length' => __( 'Length', 'vestibule' ),
			'vestibule_days'   => __( 'Days', 'vestibule' ),
			'vestibule_waiting' => __( 'Waiting', 'vestibule' ),
		);
		return array_diff_key( $columns, array( 'date' => '' ) ) + $ours + $columns;
	}

	#[Hook( 'manage_vestibule_event_posts_custom_column' )]
	public function cell( string $column, int $post ): void {
		if ( 'vestibule_waiting' === $column ) {
			echo esc_html( $this->waiting( $post ) );
		}
		if ( ! in_array( $column, array( 'vestibule_length', 'vestibule_days' ), true ) ) {
			return;
		}
		$settings = $this->reader->sanitize( get_post_meta( $post, Events::META, true ) );
		echo esc_html(
			'vestibule_length' === $column
				? $this->length( $settings['duration'] )
				: $this->weekdays( $settings['hours'] )
		);
	}

	/**
	 * Returns the number of waiting list entries for an appointment type. A single query reads the numbers for all
	 * rows.
	 */
	private function waiting( int $event ): string {
		try {
			$this->waiting ??= $this->table->counts();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			$this->waiting = array();
		}
		return isset( $this->waiting[ $event ] ) ? number_format_i18n( $this->waiting[ $event ] ) : '—';
	}

	private function length( int $minutes ): string {
		/* translators: %s: number of minutes. */
		return sprintf( _n( '%s minute', '%s minutes', $minutes, 'vestibule' ), number_format_i18n( $minutes ) );
	}

	/** @param array<string, list<array{start: string, end: string}>> $hours */
	private function weekdays( array $hours ): string {
		$open = array_filter(
			LocalDate::weekdays(),
			static fn ( string $day ): bool => array() !== ( $hours[ $day ] ?? array() ),
			ARRAY_FILTER_USE_KEY
		);
		return array() === $open ? __( 'No day', 'vestibule' ) : wp_sprintf_l( '%l', array_values( $open ) );
	}
}
