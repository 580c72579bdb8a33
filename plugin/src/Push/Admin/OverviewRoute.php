<?php

declare(strict_types=1);

namespace Vestibule\Push\Admin;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Ajax\Rest;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\TimeWords;
use Vestibule\Log\RestFault;
use Vestibule\Push\KeyHealth;
use Vestibule\Push\Sendings;
use Vestibule\Push\Subscriptions;
use WP_Error;
use WP_REST_Response;

/** How many are notified of what, and what came of the last posts: GET vestibule/v1/push-overview. */
final class OverviewRoute {

	private const SENDINGS = 10;

	public function __construct(
		private readonly Schema $schema,
		private readonly Subscriptions $subscriptions,
		private readonly Sendings $sendings,
		private readonly TimeWords $words,
		private readonly KeyHealth $keys,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/push-overview',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $this->answer( ... ),
					'permission_callback' => Access::check( ... ),
				),
				'schema' => fn (): array => $this->schema->read( 'push-overview' ),
			)
		);
	}

	private function answer(): WP_REST_Response|WP_Error {
		try {
			$topics = $this->subscriptions->byTopic();
			$shown  = array(
				'problem'     => $this->keys->problem(),
				'subscribers' => $this->subscriptions->count(),
				'everything'  => $topics[''] ?? 0,
				'topics'      => array(),
				'sendings'    => array_map( $this->shown( ... ), $this->sendings->last( self::SENDINGS ) ),
			);
		} catch ( StorageFault $fault ) {
			return RestFault::answer( $fault );
		}
		unset( $topics[''] );
		foreach ( $topics as $slug => $count ) {
			$shown['topics'][] = array( 'slug' => (string) $slug, 'count' => $count );
		}
		return new WP_REST_Response( $shown );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, string|int>
	 */
	private function shown( array $row ): array {
		$post = (int) $row['post_id'];
		return array(
			'post'    => $post,
			'title'   => html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
			'link'    => (string) get_edit_post_link( $post, 'raw' ),
			'when'    => $this->words->short( new DateTimeImmutable( (string) $row['started_at'], new DateTimeZone( 'UTC' ) ), wp_timezone_string() ),
			'sent'    => (int) $row['sent'],
			'gone'    => (int) $row['gone'],
			'failed'  => (int) $row['failed'],
			'waiting' => (int) $row['waiting'],
		);
	}
}
