<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use WP_Post;

/** The published events of the site. */
final class Events {

	public function __construct( private readonly EventReader $reader ) {}

	/** Null unless it is an event and published. */
	public function find( int $id ): ?Event {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || EventPostType::NAME !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		return $this->reader->read( $id, get_post_meta( $id, EventPostType::META, true ) );
	}

	/** The oldest published one: what a form means that names none. */
	public function oldest(): ?Event {
		$ids = get_posts(
			array(
				'post_type'        => EventPostType::NAME,
				'post_status'      => 'publish',
				'posts_per_page'   => 1,
				'orderby'          => array( 'date' => 'ASC', 'ID' => 'ASC' ),
				'fields'           => 'ids',
				'suppress_filters' => true,
			)
		);
		return isset( $ids[0] ) ? $this->find( $ids[0] ) : null;
	}
}
