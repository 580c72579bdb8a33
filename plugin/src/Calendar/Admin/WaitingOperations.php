<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Waiting\WaitingList;
use Vestibule\Calendar\Waiting\WaitingListService;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Contract\WaitingQuery;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\BookingRefused;
use Vestibule\Inbox\Bookings\RequestedTime;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Operations on waiting lists. They require access to all forms, because waiting lists don't belong to a form. The form
 * ID in a waiting list entry was sent by the visitor's browser.
 */
#[Hook( Operations::class )]
final class WaitingOperations implements Operations {

	private const ALL = '/bookings/waiting';

	public function __construct(
		private readonly Access $rights,
		private readonly WaitingList $list,
		private readonly WaitingListTable $table,
		private readonly WaitingListService $joining
	) {}

	/** @return list<Operation> */
	public function all(): array {
		return array(
			new Operation(
				'GET',
				self::ALL,
				$this->may( ... ),
				$this->list( ... ),
				input: 'waiting-query',
				output: 'waiting-row'
			),
			new Operation(
				'DELETE',
				self::ALL . '/(?P<id>[0-9]{1,18})',
				$this->may( ... ),
				fn ( array $given, int $id ): array => $this->remove( $id ),
				output: 'waiting-row'
			),
		);
	}

	private function may(): true|WP_Error {
		return $this->rights->mayOpen() && null === $this->rights->forms() ? true : BookingRefused::forbidden()->error;
	}

	/** @param array<string, mixed> $given */
	private function list( array $given ): Page {
		$asked = WaitingQuery::from( $given );
		$from  = '' === $asked->from ? null : RequestedTime::instant( 'from', $asked->from );
		$to    = '' === $asked->to ? null : RequestedTime::instant( 'to', $asked->to );
		return $this->list->page( $from, $to, $asked->event, $asked->page, $asked->per_page );
	}

	/** @return array<string, mixed> */
	private function remove( int $id ): array {
		$entry = $this->table->find( $id ) ?? throw BookingRefused::missingWaitingListEntry();
		$row    = $this->list->row( $entry );
		$this->joining->leave( $entry );
		return array( 'deleted' => true, 'previous' => $row );
	}
}
