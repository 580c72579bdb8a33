<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Hours\Weekdays;
use WP_Post;

/** What the editor of an event knows of the site. */
final class EventData {

	public function __construct( private readonly EventRules $rules ) {}

	/** @return array<string, mixed> As src/admin/event/fromServer.ts reads it. */
	public function all(): array {
		$first = get_option( 'start_of_week', 1 );
		return array(
			'limits'   => array_map( $this->rules->limits( ... ), array_combine( EventRules::NUMBERS, EventRules::NUMBERS ) ),
			'hosts'    => $this->hosts(),
			'hostsUrl' => admin_url( 'edit.php?post_type=' . HostPostType::NAME ),
			'zones'    => timezone_identifiers_list(),
			'siteZone' => Zones::site()->getName(),
			'days'     => ( new Weekdays() )->names(),
			'firstDay' => is_numeric( $first ) ? (int) $first : 1,
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
