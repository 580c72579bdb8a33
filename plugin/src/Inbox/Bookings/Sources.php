<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Vestibule\Calendar\Bookings\Scope;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Forms\Programs\ManualEntries;
use WP_Post;

/**
 * Appointment types and hosts of the site (see the contract `bookings-sources`). Includes drafts, because they can
 * still have bookings.
 */
final class Sources {

	private const MAX_POSTS = 500;

	public function __construct( private readonly Events $events, private readonly ManualEntries $entries ) {}

	/**
	 * Returns the appointment types and hosts that the user can see. Hosts see only themselves and their own
	 * appointment types.
	 *
	 * @return array<string, mixed>
	 */
	public function within( Scope $scope ): array {
		$events = array_map( $this->event( ... ), $this->posts( Events::NAME ) );
		$hosts  = array_map(
			static fn ( WP_Post $post ): array => array( 'id' => $post->ID, 'name' => Hosts::title( $post->ID ) ),
			$this->posts( Hosts::NAME )
		);
		$is_own = static fn ( int ...$ids ): bool =>
			! $scope->isOfHosts() || array() !== array_intersect( $ids, $scope->hosts );
		return array(
			'events' => array_map(
				static fn ( array $event ): array => array_replace(
					$event,
					array( 'hosts' => array_values( array_filter( $event['hosts'], $is_own ) ) )
				),
				array_values(
					array_filter( $events, static fn ( array $event ): bool => $is_own( ...$event['hosts'] ) )
				)
			),
			'hosts'  => array_values(
				array_filter( $hosts, static fn ( array $host ): bool => $is_own( $host['id'] ) )
			),
		);
	}

	/** @return array{id: int, title: string, duration: int, zone: string, hosts: list<int>, waiting: bool, form: int} */
	private function event( WP_Post $post ): array {
		$settings = $this->events->sanitize( get_post_meta( $post->ID, Events::META, true ) );
		return array(
			'id'       => $post->ID,
			'title'    => Events::title( $post->ID ),
			'duration' => $settings['duration'],
			'zone'     => $this->events->timezone( $post->ID ),
			'hosts'    => $settings['hosts'],
			'waiting'  => $settings['waiting'],
			'form'     => $this->entries->formsFor( $post->ID )[0] ?? 0,
		);
	}

	/** @return list<WP_Post> */
	private function posts( string $type ): array {
		$posts = get_posts(
			array(
				'post_type'      => $type,
				'post_status'    => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'posts_per_page' => self::MAX_POSTS, // phpcs:ignore WordPress.WP.PostsPerPage -- A site has only a few of these posts.
				'orderby'        => array( 'title' => 'ASC', 'ID' => 'ASC' ),
			)
		);
		return array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}
}
