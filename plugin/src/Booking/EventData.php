<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Hours\Weekdays;
use WP_Post;

/** What the screen on which an event is made and changed begins with. */
final class EventData {

	public function __construct(
		private readonly EventReader $reader,
		private readonly EventRules $rules,
	) {}

	/** @return array<string, mixed> As src/admin/event/fromServer.ts reads it. */
	public function forPost( WP_Post $post ): array {
		$is_new = 'auto-draft' === $post->post_status;
		$first  = get_option( 'start_of_week', 1 );
		return array(
			'id'         => $post->ID,
			'status'     => $is_new ? 'new' : $post->post_status,
			'name'       => $is_new ? '' : $post->post_title,
			'settings'   => $this->reader->sanitize( get_post_meta( $post->ID, EventPostType::META, true ) ),
			'limits'     => array_map( $this->rules->limits( ... ), array_combine( EventRules::NUMBERS, EventRules::NUMBERS ) ),
			'hosts'      => $this->hosts(),
			'hostsUrl'   => admin_url( 'edit.php?post_type=' . HostPostType::NAME ),
			'zones'      => timezone_identifiers_list(),
			'siteZone'   => Zones::site()->getName(),
			'days'       => ( new Weekdays() )->names(),
			'firstDay'   => is_numeric( $first ) ? (int) $first : 1,
			'canPublish' => current_user_can( 'publish_pages' ),
			'editUrl'    => admin_url( "post.php?post={$post->ID}&action=edit" ),
			'listUrl'    => admin_url( 'edit.php?post_type=' . EventPostType::NAME ),
			'trashUrl'     => current_user_can( 'delete_post', $post->ID ) ? html_entity_decode( (string) get_delete_post_link( $post->ID ), ENT_QUOTES, 'UTF-8' ) : '',
		);
	}

	/** @return list<array{id: int, name: string}> Whom the event can be given. */
	private function hosts(): array {
		$posts = get_posts(
			array(
				'post_type'   => HostPostType::NAME,
				'post_status' => 'publish',
				'numberposts' => 200, // phpcs:ignore WordPress.WP.PostsPerPage -- Bounded; a site has a handful.
				'orderby'     => 'title',
				'order'       => 'ASC',
			)
		);
		return array_map( static fn ( WP_Post $host ): array => array( 'id' => $host->ID, 'name' => $host->post_title ), array_values( $posts ) );
	}
}
