<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\Rest;
use Vestibule\Entries\Find\Narrowing;
use WP_REST_Response;

/** What stands around the list: GET vestibule/v1/entries/overview. */
final class OverviewRoute {

	public function __construct(
		private readonly RestArgs $args,
		private readonly Guard $guard,
		private readonly Access $access,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly DeletionDates $deletions,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			'/entries/overview',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => $this->guard->answering( $this->overview( ... ) ),
					'permission_callback' => $this->guard->open( ... ),
				),
				'schema' => fn(): array => $this->args->schema( 'entries-overview' ),
			)
		);
	}

	private function overview(): WP_REST_Response {
		$allowed = $this->access->forms();
		$found   = $this->rows->countByStatus( $allowed );
		$counts  = array();
		foreach ( array( 'unread', 'read', 'spam', 'trash' ) as $status ) {
			$counts[ $status ] = $found[ $status ] ?? 0;
		}
		$counts = array( 'any' => $counts['unread'] + $counts['read'] ) + $counts;
		$forms = array_values( array_filter( $this->rows->forms(), $this->access->mayRead( ... ) ) );
		return new WP_REST_Response(
			array(
				'counts'  => $counts,
				'unsent'  => $this->rows->count( new Filter( allowed: $allowed, mail: 'unsent' ) ),
				'starred' => $this->rows->count( new Filter( allowed: $allowed, narrowing: new Narrowing( starred: true ) ) ),
				'forms'   => array_map( $this->form( ... ), $forms ),
				'spam'    => array( 'days' => $this->deletions->spamDays(), 'link' => current_user_can( Rest::OWNERS ) ? admin_url( 'admin.php?page=vestibule-spam' ) : '' ),
			)
		);
	}

	/** @return array<string, mixed> */
	private function form( int $form ): array {
		return $this->payload->form( $form ) + array( 'days' => $this->deletions->formDays( $form ), 'link' => $this->deletions->formLink( $form ) );
	}
}
