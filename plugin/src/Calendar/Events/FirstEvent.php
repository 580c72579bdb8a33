<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Events;

use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\LocalDate;
use WP_Post;

/** Creates an event on a new site, so that its form offers times at once. Does not recreate a deleted one. */
final class FirstEvent {

	private const FLAG = 'vestibule_first_event';

	/** @param array<string, mixed> $settings Settings of the new event. */
	public function __construct(
		private readonly Once $once,
		private readonly array $settings,
		private readonly Events $events
	) {}

	/** Creates the event once per site. Must be called after the post type is registered. */
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
	 * Returns the opening hours for the setup wizard, from the oldest event.
	 *
	 * @return array<string, mixed> Step "hours" of the contract start. The step is done when the event has been edited.
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
