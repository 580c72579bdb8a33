<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Events;

use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\LocalDate;
use WP_Post;

/**
 * Creates an appointment type on a new site, so that the default form offers times. If it is deleted, it is not created
 * again.
 */
final class FirstEvent {

	private const FLAG = 'vestibule_first_event';

	/** @param array<string, mixed> $settings Settings of the new appointment type. */
	public function __construct(
		private readonly Once $once,
		private readonly array $settings,
		private readonly Events $events
	) {}

	/** Creates the appointment type once per site. Must be called after the post type was registered. */
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
				'post_type'   => Events::NAME,
				'post_status' => 'publish',
				'post_title'  => __( 'Consultation', 'vestibule' ),
				'meta_input'  => array( Events::META => $this->settings ),
			),
			true
		);
		if ( is_wp_error( $event ) ) {
			delete_option( self::FLAG );
		}
	}

	/**
	 * Returns the hours of the oldest appointment type, for the setup steps.
	 *
	 * @return array<string, mixed> Data of the step "hours" in the contract `start`. The step is done when the
	 * appointment type has been edited.
	 */
	public function step(): array {
		$oldest = $this->events->oldest();
		$post   = null === $oldest ? null : get_post( $oldest->id );
		return array(
			'isDone'   => $post instanceof WP_Post && $post->post_modified_gmt > $post->post_date_gmt,
			'id'       => $post->ID ?? 0,
			'name'     => $post->post_title ?? '',
			'settings' => $this->events->sanitize(
				null === $post ? null : get_post_meta( $post->ID, Events::META, true )
			),
			'days'     => LocalDate::weekdays(),
			'firstDay' => LocalDate::firstWeekday(),
			'editUrl'  => null === $post
				? admin_url( 'post-new.php?post_type=' . Events::NAME )
				: admin_url( "post.php?post={$post->ID}&action=edit" ),
		);
	}
}
