<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Waiting\Joining;
use Vestibule\Calendar\Waiting\Waiters;
use Vestibule\Calendar\Waiting\WaitingList;
use Vestibule\Contract\WaitingQuery;
use Vestibule\Inbox\Bookings\OwnerTime;
use Vestibule\Inbox\Bookings\Problem;
use Vestibule\Kernel\Operation\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Who waits for full times: GET vestibule/v1/bookings/waiting and DELETE bookings/waiting/{id}. A list belongs to no
 * form: the form a visitor joined from is only known from their browser.
 */
final class WaitingRoutes {

	private const ALL = Routes::BOOKINGS . '/waiting';

	public function __construct(
		private readonly Routes $routes,
		private readonly WaitingList $list,
		private readonly Waiters $waiters,
		private readonly Joining $joining,
	) {}

	public function register(): void {
		$this->routes->add( 'GET', self::ALL, $this->routes->takes( 'waiting-query' ), 'waiting-row', $this->list( ... ), true );
		$this->routes->add( 'DELETE', self::ALL . '/(?P<id>[0-9]{1,18})', array(), 'waiting-row', fn ( array $given, int $id ): array => $this->remove( $id ), true );
	}

	/** @param array<string, mixed> $given */
	private function list( array $given ): Page {
		$asked = WaitingQuery::from( $given );
		$from  = '' === $asked->from ? null : OwnerTime::instant( 'from', $asked->from );
		$to    = '' === $asked->to ? null : OwnerTime::instant( 'to', $asked->to );
		return $this->list->page( $from, $to, $asked->event, $asked->page, $asked->per_page );
	}

	/** @return array<string, mixed> */
	private function remove( int $id ): array {
		$waiter = $this->waiters->find( $id ) ?? throw Problem::missingWaiter();
		$row    = $this->list->row( $waiter );
		$this->joining->leave( $waiter );
		return array( 'deleted' => true, 'previous' => $row );
	}
}
