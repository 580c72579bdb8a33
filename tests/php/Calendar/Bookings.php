<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Seats\Holds;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Times\TakenTimes;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Kernel\Database\Storage;

/** Calendar of the site under test, on Tuesday 1 December 2026 at 08:00 UTC. */
final class Bookings {
	public readonly Storage $storage;
	public readonly Book $book;
	public readonly Events $events;
	public readonly Hosts $hosts;
	public readonly Seats $seats;
	public readonly TakenTimes $taken;
	public readonly Holds $holds;
	public readonly RateLimit $rates;
	public readonly Clock $clock;

	public function __construct() {
		$this->storage = new Storage();
		$this->clock   = new Clock();
		$schema        = Contracts::schema();
		$this->hosts   = new Hosts( $schema );
		$this->events  = new Events( $schema, $this->hosts );
		$this->seats   = new Seats( $this->storage->database, $this->clock, $this->storage->transaction );
		$this->taken   = new TakenTimes( $this->storage->database, $this->clock );
		$this->book    = new Book( $this->events, $this->seats, $this->taken, $this->storage->transaction, $this->clock );
		$this->holds   = new Holds( $this->storage->database, $this->clock );
		$this->rates   = new RateLimit( $this->storage->database, $this->clock );
		remove_all_filters( 'vestibule/rate_limit' );
		$this->setClock( '2026-12-01 08:00:00' );
	}

	public function setClock( string $utc ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => self::at( $utc ) );
	}

	/**
	 * @param array<string, mixed> $settings Settings that replace the defaults: Monday to Friday 09:00 to 12:00 UTC,
	 * for one hour each.
	 */
	public function addEvent( array $settings = array(), string $status = 'publish', string $date = '2020-01-01 00:00:00' ): int {
		$open     = array( array( 'start' => '09:00', 'end' => '12:00' ) );
		$settings = $settings + array(
			'duration' => 60,
			'timezone' => 'UTC',
			'hours'    => array_fill_keys( array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday' ), $open ),
			'notice'   => 0,
		);
		$event = wp_insert_post(
			array(
				'post_type'   => Events::NAME,
				'post_status' => $status,
				'post_title'  => 'Test',
				'post_date'   => $date,
				'meta_input'  => array( Events::META => $settings ),
			),
			true
		);
		assert( is_int( $event ) );
		return $event;
	}

	/** @param array<string, mixed> $settings Settings including `calendars`, which are stored separately. */
	public function addHost( string $name, array $settings = array(), string $status = 'publish' ): int {
		$calendars = is_array( $settings['calendars'] ?? null ) ? array( Hosts::CALENDARS => $settings['calendars'] ) : array();
		unset( $settings['calendars'] );
		$host = wp_insert_post( array( 'post_type' => Hosts::NAME, 'post_status' => $status, 'post_title' => $name, 'meta_input' => array( Hosts::META => $settings ) + $calendars ), true );
		assert( is_int( $host ) );
		return $host;
	}

	public static function at( string $utc ): DateTimeImmutable {
		return new DateTimeImmutable( $utc, new DateTimeZone( 'UTC' ) );
	}
}
