<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Inbox\Bookings\BlockWriter;
use Vestibule\Inbox\Bookings\Permission;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Wiring\Hook;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Operations on blocked times. They require access to all forms, because a blocked time does not belong to a form. */
#[Hook( Operations::class )]
final class BlockOperations implements Operations {

	/** @param Closure(): BlockWriter $blocks */
	public function __construct( private readonly Permission $permission, private readonly Closure $blocks ) {}

	/** @return list<Operation> */
	public function all(): array {
		$may   = $this->permission->openOfAll( ... );
		$block = fn ( array $given ): WP_REST_Response =>
			new WP_REST_Response( ( $this->blocks )()->block( $given ), 201 );
		$free  = fn ( array $given, int $id ): array => array(
			'deleted'  => true,
			'previous' => ( $this->blocks )()->unblock( $id ),
		);
		return array(
			new Operation( 'POST', '/blocks', $may, $block, input: 'block-new', output: 'bookings-row' ),
			new Operation( 'DELETE', '/blocks/(?P<id>[0-9]{1,18})', $may, $free, output: 'bookings-row' ),
		);
	}
}
