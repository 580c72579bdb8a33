<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use WP_Post;

/** The published events of the site. */
final class Events {

	/**
	 * A query for fewer posts than this is made in two by WordPress: their ids, then the posts. A site has a handful.
	 */
	private const MOST = 500;

	public function __construct( private readonly EventReader $reader, private readonly Hosts $hosts ) {}

	/** Null unless it is an event and published. */
	public function find( int $id ): ?Event {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || EventPostType::NAME !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		return $this->reader->read( $id, get_post_meta( $id, EventPostType::META, true ), $this->hosts );
	}

	/** The oldest published one: what a form means that names none. */
	public function oldest(): ?Event {
		$posts = get_posts(
			array(
				'post_type'              => EventPostType::NAME,
				'post_status'            => 'publish',
				'posts_per_page'         => self::MOST, // phpcs:ignore WordPress.WP.PostsPerPage -- Bounded; a site has a handful.
				'orderby'                => array( 'date' => 'ASC', 'ID' => 'ASC' ),
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'suppress_filters'       => true,
			)
		);
		return isset( $posts[0] ) ? $this->find( $posts[0]->ID ) : null;
	}
}
