<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Inbox\Bookings\Blocking;
use Vestibule\Inbox\Bookings\Catalog;
use Vestibule\Inbox\Bookings\Problem;
use Vestibule\Inbox\Bookings\Sources;
use Vestibule\Inbox\Bookings\Times;
use Vestibule\Inbox\Bookings\Writing;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Rest\RestFile;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Reads, makes and changes bookings, and takes time out (docs/programs.md). */
final class BookingRoutes {

	private const BLOCK = '/blocks/(?P<id>[0-9]{1,18})';

	public function __construct(
		private readonly Routes $routes,
		private readonly Catalog $bookings,
		private readonly Writing $writing,
		private readonly Blocking $blocking,
		private readonly Times $times,
		private readonly Sources $sources,
	) {}

	public function register(): void {
		$this->reading();
		$this->export();
		$new = $this->routes->takes( 'booking-new' );
		$this->routes->add( 'POST', Routes::BOOKINGS, $new, 'bookings-row', fn ( array $given ): WP_REST_Response|WP_Error => $this->made( $this->writing->book( $given, $this->routes->forms() ) ) );
		$this->change( 'move', $this->writing->move( ... ) );
		$this->change( 'cancel', $this->writing->cancel( ... ) );
		$this->change( 'restore', $this->writing->restore( ... ) );
		$this->change( 'missed', $this->writing->missed( ... ) );
		$block = $this->routes->takes( 'block-new' );
		$this->routes->add( 'POST', '/blocks', $block, 'bookings-row', fn ( array $given ): WP_REST_Response|WP_Error => self::created( $this->blocking->block( $given ) ), true );
		$this->routes->add( 'DELETE', self::BLOCK, array(), 'bookings-row', fn ( array $given, int $id ): array|WP_Error => self::deleted( $this->blocking->unblock( $id ) ), true );
	}

	private function reading(): void {
		$list = $this->routes->takes( 'bookings-query' );
		$days = $this->routes->filters();
		unset( $days['status']['default'] );
		$routes = $this->routes;
		$routes->add( 'GET', Routes::BOOKINGS, $list, 'bookings-row', fn ( array $given ) => $this->bookings->page( $given, $routes->forms() ) );
		$routes->add( 'GET', Routes::BOOKINGS . '/days', $days, '', fn ( array $given ) => $this->days( $given ) );
		$routes->add( 'GET', Routes::BOOKINGS . '/sources', array(), 'bookings-sources', fn (): array => $this->sources->all() );
		$routes->add( 'GET', Routes::ONE, array(), 'bookings-row', fn ( array $given, int $id ): array => $this->bookings->find( $id, $routes->forms() ) ?? throw Problem::missing() );
		$routes->add( 'GET', Routes::BOOKINGS . '/free', $routes->takes( 'booking-free' ), 'booking-time', fn ( array $given ): array|WP_Error => $this->times->free( $given ) );
		$busy = $routes->takes( 'bookings-query', array( 'from', 'to', 'host' ) );
		$routes->add( 'GET', Routes::BOOKINGS . '/busy', $busy, 'bookings-busy', fn ( array $given ): array|WP_Error => $this->times->busy( $given ), true );
	}

	/** A change of one booking, whose contract is named after it; who may not read it hears that there is none. */
	private function change( string $what, Closure $work ): void {
		$this->routes->add(
			'POST',
			Routes::ONE . "/{$what}",
			$this->routes->takes( "booking-{$what}" ),
			'bookings-row',
			fn ( array $given, int $id ): array|WP_Error => null === $this->bookings->find( $id, $this->routes->forms() ) ? throw Problem::missing() : $work( $id, $given )
		);
	}

	private function export(): void {
		$this->routes->add(
			'POST',
			Routes::BOOKINGS . '/export',
			$this->routes->filters(),
			'',
			function ( array $given ): WP_REST_Response|WP_Error {
				$page   = $this->bookings->page( array( 'per_page' => 1 ) + $given, $this->routes->forms() );
				$pieces = $page instanceof WP_Error ? $page : $this->bookings->export( $given, $this->routes->forms() );
				if ( $page instanceof WP_Error || $pieces instanceof WP_Error ) {
					return $page instanceof WP_Error ? $page : $pieces;
				}
				$answer = new RestFile( 'bookings-' . wp_date( 'Y-m-d' ) . '.csv', 'text/csv; charset=utf-8', static fn (): iterable => $pieces );
				$answer->header( 'X-WP-Total', (string) $page->total );
				return $answer;
			}
		);
		RestFile::register();
	}

	/** @param array<string, mixed> $given */
	private function days( array $given ): WP_REST_Response|WP_Error {
		$days = $this->bookings->days( $given, $this->routes->forms() );
		return $days instanceof WP_Error ? $days : new WP_REST_Response( (object) $days );
	}

	/** @param array<string, mixed>|WP_Error $booking */
	private function made( array|WP_Error $booking ): WP_REST_Response|WP_Error {
		$answer = self::created( $booking );
		if ( is_array( $booking ) && is_int( $booking['id'] ?? null ) && $answer instanceof WP_REST_Response ) {
			$answer->header( 'Location', rest_url( Rest::SPACE . Routes::BOOKINGS . "/{$booking['id']}" ) );
		}
		return $answer;
	}

	/** @param array<array-key, mixed>|WP_Error $result */
	private static function created( array|WP_Error $result ): WP_REST_Response|WP_Error {
		return $result instanceof WP_Error ? $result : new WP_REST_Response( $result, 201 );
	}

	/**
	 * @param array<string, mixed>|WP_Error $row
	 * @return array<string, mixed>|WP_Error
	 */
	private static function deleted( array|WP_Error $row ): array|WP_Error {
		return $row instanceof WP_Error ? $row : array( 'deleted' => true, 'previous' => $row );
	}
}
