<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Ajax\Rest;
use Vestibule\Entries\Find\Narrowing;

/** What stands around the list: GET vestibule/v1/entries/overview. */
final class OverviewRoute {

	public function __construct(
		private readonly Routes $routes,
		private readonly Access $access,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly DeletionDates $deletions,
	) {}

	public function register(): void {
		$this->routes->add( 'GET', Routes::ENTRIES . '/overview', array(), 'entries-overview', fn (): array => $this->overview() );
	}

	/** @return array<string, mixed> */
	private function overview(): array {
		$allowed = $this->access->forms();
		$found   = $this->rows->countByStatus( $allowed );
		$counts  = array();
		foreach ( array( 'unread', 'read', 'spam', 'trash' ) as $status ) {
			$counts[ $status ] = $found[ $status ] ?? 0;
		}
		$counts = array( 'any' => $counts['unread'] + $counts['read'] ) + $counts;
		$forms = array_values( array_filter( $this->rows->forms(), $this->access->mayRead( ... ) ) );
		return array(
			'counts'  => $counts,
			'unsent'  => $this->rows->count( new Filter( allowed: $allowed, mail: 'unsent' ) ),
			'starred' => $this->rows->count( new Filter( allowed: $allowed, narrowing: new Narrowing( starred: true ) ) ),
			'forms'   => array_map( $this->form( ... ), $forms ),
			'spam'    => array( 'days' => $this->deletions->spamDays(), 'link' => current_user_can( Rest::OWNERS ) ? admin_url( 'admin.php?page=vestibule-spam' ) : '' ),
		);
	}

	/** @return array<string, mixed> */
	private function form( int $form ): array {
		return $this->payload->form( $form ) + array( 'days' => $this->deletions->formDays( $form ), 'link' => $this->deletions->formLink( $form ) );
	}
}
