<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Hours\Weekdays;
use WP_Post;

/** The opening hours of a site that is being set up: those of its oldest appointment type. */
final class FirstHours {

	public function __construct( private readonly EventReader $reader, private readonly Events $events ) {}

	/** @return array<string, mixed> The step "hours" of the contract start; done once somebody has saved the appointment type. */
	public function step(): array {
		$oldest = $this->events->oldest();
		$post   = null === $oldest ? null : get_post( $oldest->id );
		$first  = get_option( 'start_of_week', 1 );
		return array(
			'isDone'   => $post instanceof WP_Post && $post->post_modified_gmt > $post->post_date_gmt,
			'id'       => $post->ID ?? 0,
			'name'     => $post->post_title ?? '',
			'settings' => $this->reader->sanitize( null === $post ? null : get_post_meta( $post->ID, EventPostType::META, true ) ),
			'days'     => ( new Weekdays() )->names(),
			'firstDay' => is_numeric( $first ) ? (int) $first : 1,
			'editUrl'  => null === $post ? admin_url( 'post-new.php?post_type=' . EventPostType::NAME ) : admin_url( "post.php?post={$post->ID}&action=edit" ),
		);
	}
}
