<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Bookings\Scope;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\Catalog;
use Vestibule\Inbox\Bookings\OpenHours;
use Vestibule\Inbox\Bookings\Permission;
use Vestibule\Inbox\Bookings\Sources;
use Vestibule\Inbox\Bookings\Times;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Rest\RestFile;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Operations for the "Bookings" screen. They are not available as abilities. */
#[Hook( Operations::class )]
final class BookingScreenOperations implements Operations {

	/** List parameters that are ignored in exports and in the number of bookings per day. */
	private const OF_LISTS = array( 'page', 'per_page', 'orderby', 'order' );

	/**
	 * @param Closure(): Catalog   $catalog
	 * @param Closure(): Sources   $sources
	 * @param Closure(): Times     $times
	 * @param Closure(): OpenHours $hours
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Permission $permission,
		private readonly Closure $catalog,
		private readonly Closure $sources,
		private readonly Closure $times,
		private readonly Closure $hours,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		$all      = BookingOperations::ALL;
		$may      = $this->permission->open( ... );
		$of_hosts = $this->permission->openOfHosts( ... );
		$sources  = fn (): array => ( $this->sources )()->within( $this->scope() );
		$free     = fn ( array $given ): array => ( $this->times )()->busy( $given, $this->scope() );
		$hours    = fn ( array $given ): array => ( $this->hours )()->within( $given, $this->scope() );
		$file     = $this->schema->without( 'bookings-query', self::OF_LISTS );
		$days     = $file;
		$busy     = $this->schema->only( 'bookings-query', array( 'from', 'to', 'host' ) );
		unset( $days['properties']['status']['default'] );
		return array(
			new Operation( 'GET', "{$all}/days", $may, $this->days( ... ), input: $days ),
			new Operation( 'GET', "{$all}/sources", $may, $sources, output: 'bookings-sources' ),
			new Operation( 'GET', "{$all}/busy", $of_hosts, $free, input: $busy, output: 'bookings-busy' ),
			new Operation( 'GET', "{$all}/hours", $of_hosts, $hours, input: $busy, output: 'bookings-hours' ),
			new Operation( 'POST', "{$all}/export", $may, $this->export( ... ), input: $file ),
		);
	}

	/** @param array<string, mixed> $given */
	private function days( array $given ): WP_REST_Response {
		return new WP_REST_Response( (object) ( $this->catalog )()->days( $given, $this->scope() ) );
	}

	/** @param array<string, mixed> $given */
	private function export( array $given ): RestFile {
		$total  = ( $this->catalog )()->page( array( 'per_page' => 1 ) + $given, $this->scope() )->total;
		$pieces = ( $this->catalog )()->export( $given, $this->scope() );
		RestFile::register();
		$name   = 'bookings-' . wp_date( 'Y-m-d' ) . '.csv';
		$answer = new RestFile( $name, 'text/csv; charset=utf-8', static fn (): iterable => $pieces );
		$answer->header( 'X-WP-Total', (string) $total );
		return $answer;
	}

	private function scope(): Scope {
		return ( new Access() )->bookings();
	}
}
