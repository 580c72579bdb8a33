<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\Storage\Once;
use Vestibule\View\Language;

/** Gives a new site one event, so that its form offers times at once; a deleted one is not made again. */
final class FirstEvent {

	private const FLAG = 'vestibule_first_event';

	public function __construct( private readonly Once $once, private readonly Schema $schema ) {}

	/** After the post type is known. */
	public function create(): void {
		if ( $this->once->isDone( self::FLAG ) ) {
			return;
		}
		try {
			$mine = $this->once->claim( self::FLAG );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return;
		}
		if ( $mine ) {
			Language::during( Language::ofSite(), $this->insert( ... ) );
		}
	}

	private function insert(): void {
		$event = wp_insert_post(
			array(
				'post_type'   => EventPostType::NAME,
				'post_status' => 'publish',
				'post_title'  => __( 'Consultation', 'vestibule' ),
				'meta_input'  => array( EventPostType::META => EventPostType::fresh( $this->schema ) ),
			),
			true
		);
		if ( is_wp_error( $event ) ) {
			delete_option( self::FLAG );
		}
	}
}
