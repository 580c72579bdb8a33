<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Bookings\Scope;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\OpenHours;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Wiring\Hook;
use WP_User;

/**
 * Columns in the list of hosts in wp-admin: hours today, appointment types, email address, user account, next booking.
 */
final class HostList {

	private const MAX_TYPES = 500;

	private const NONE = '—';

	/** @var array<int, list<string>>|null Today's hours by host. */
	private ?array $today = null;

	/** @var array<int, array<int, string>>|null Titles of appointment types by host and appointment type ID. */
	private ?array $types = null;

	/** @var array<int, DateTimeImmutable>|null Start of the next booking by host. */
	private ?array $next = null;

	/** @param Closure(): BookingTable $bookings */
	public function __construct(
		private readonly Events $events,
		private readonly Hosts $hosts,
		private readonly OpenHours $hours,
		private readonly Closure $bookings,
		private readonly Clock $clock,
		private readonly Access $access = new Access(),
	) {}

	/**
	 * Adds the plugin's columns before the date.
	 *
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	#[Hook( 'manage_vestibule_host_posts_columns' )]
	public function columns( array $columns ): array {
		$ours = array(
			'vestibule_today'   => __( 'Hours today', 'vestibule' ),
			'vestibule_types'   => __( 'Appointment types', 'vestibule' ),
			'vestibule_email'   => __( 'Email', 'vestibule' ),
			'vestibule_login' => __( 'User account', 'vestibule' ),
			'vestibule_next'    => __( 'Next booking', 'vestibule' ),
		);
		return array_diff_key( $columns, array( 'date' => '' ) ) + $ours + $columns;
	}

	#[Hook( 'manage_vestibule_host_posts_custom_column' )]
	public function printCell( string $column, int $host ): void {
		match ( $column ) {
			'vestibule_today'   => $this->printText( implode( ', ', $this->today( $host ) ) ),
			'vestibule_types'   => $this->printText( implode( ', ', $this->types( $host ) ) ),
			'vestibule_email'   => $this->printText( $this->email( $host ) ),
			'vestibule_login' => $this->printText( $this->account( $host ) ),
			'vestibule_next'    => $this->printNext( $host ),
			default             => null,
		};
	}

	private function printText( string $text ): void {
		echo esc_html( '' === $text ? self::NONE : $text );
	}

	/** @return list<string> Today's hours of the host within the hours of the host's appointment types. */
	private function today( int $host ): array {
		if ( 'publish' !== get_post_status( $host ) ) {
			return array();
		}
		$this->today ??= $this->readToday();
		return $this->today[ $host ] ?? array( __( 'Not available', 'vestibule' ) );
	}

	/** @return array<int, list<string>> */
	private function readToday(): array {
		$from  = $this->clock->now()->setTimezone( wp_timezone() )->setTime( 0, 0 );
		$to    = $from->modify( '+1 day' );
		$found = array();
		foreach ( $this->hours->within(
			array( 'from' => Instant::format( $from ), 'to' => Instant::format( $to ) ),
			new Scope()
		) as $span ) {
			[ $start, $end ]          = array(
				new DateTimeImmutable( $span['start'] ),
				new DateTimeImmutable( $span['end'] ),
			);
			$is_whole                 = $start <= $from && $end >= $to;
			$found[ $span['host'] ][] = $is_whole
				? __( 'All day', 'vestibule' )
				: $this->time( $start ) . ' – ' . $this->time( $end );
		}
		return $found;
	}

	private function time( DateTimeImmutable $at ): string {
		$format = get_option( 'time_format' );
		return LocalDate::format( is_string( $format ) ? $format : 'H:i', $at->setTimezone( wp_timezone() ) );
	}

	/** @return array<int, string> Titles of the appointment types of a host, by ID. */
	public function types( int $host ): array {
		$this->types ??= $this->readTypes();
		return $this->types[ $host ] ?? array();
	}

	/** @return array<int, array<int, string>> */
	private function readTypes(): array {
		$posts = get_posts(
			array(
				'post_type'      => Events::NAME,
				'post_status'    => array( 'publish', 'draft', 'pending', 'private', 'future' ),
				'posts_per_page' => self::MAX_TYPES, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and sites have few.
				'orderby'        => 'title',
				'order'          => 'ASC',
			)
		);
		$types = array();
		foreach ( $posts as $post ) {
			foreach ( $this->events->sanitize( get_post_meta( $post->ID, Events::META, true ) )['hosts'] as $host ) {
				$types[ $host ][ $post->ID ] = Events::title( $post->ID );
			}
		}
		return $types;
	}

	private function email( int $host ): string {
		return $this->hosts->sanitize( get_post_meta( $host, Hosts::META, true ) )['email'];
	}

	/** Returns the username of the host's account. Empty if the current user may not link accounts. */
	private function account( int $host ): string {
		$user = HostAccount::mayLink( $host ) ? get_userdata( HostAccount::user( $host ) ) : false;
		return $user instanceof WP_User ? $user->user_login : '';
	}

	private function printNext( int $host ): void {
		$start = $this->next( $host )?->setTimezone( wp_timezone() );
		if ( null === $start ) {
			$this->printText( '' );
			return;
		}
		$format = get_option( 'date_format' );
		$words  = LocalDate::format( is_string( $format ) ? "D, {$format}" : 'D, Y-m-d', $start ) . ', '
			. $this->time( $start );
		$url    = admin_url( 'admin.php?page=' . Screen::SLUG ) . "#/day/{$start->format( 'Y-m-d' )}?host={$host}";
		printf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $words ) );
	}

	private function next( int $host ): ?DateTimeImmutable {
		try {
			$this->next ??= $this->access->mayOpenBookings() ? $this->readNext() : array();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			$this->next = array();
		}
		return $this->next[ $host ] ?? null;
	}

	/** @return array<int, DateTimeImmutable> */
	private function readNext(): array {
		$coming = ( $this->bookings )()->withStatus( array( 'booked' ) )->beginning( $this->clock->now(), null );
		return $coming->within( $this->access->bookings() )->firstByHost();
	}
}
