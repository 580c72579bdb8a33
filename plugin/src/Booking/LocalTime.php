<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\ZoneName;

/** Turns what a clock on the wall shows into an instant, also on the two days a year when that clock is set. */
final class LocalTime {

	public function __construct( private readonly DateTimeZone $zone ) {}

	/** The zone of a setting; where that is empty the site's, by a name such as Europe/Berlin or an offset such as +05:30. */
	public static function zone( string $setting = '' ): DateTimeZone {
		$name = '' === $setting ? ZoneName::fromSetting( wp_timezone()->getName() ) : $setting;
		return new DateTimeZone( '' === $name ? 'UTC' : $name );
	}

	/**
	 * By the rule of WallClock.
	 *
	 * @param string $date Such as 2026-03-29.
	 * @param string $time HH:mm, up to 24:00.
	 */
	public function instant( string $date, string $time ): DateTimeImmutable {
		$wall = new DateTimeImmutable( "{$date} {$time}:00", new DateTimeZone( 'UTC' ) );
		$at   = $wall->getTimestamp();
		return $wall->setTimestamp( ( new WallClock( $this->zone, $at, $at ) )->instant( $at ) );
	}

	/** @return array{DateTimeImmutable, DateTimeImmutable} Where the day of an instant begins, and where the next one does. */
	public function day( DateTimeImmutable $at ): array {
		$date = $at->setTimezone( $this->zone )->format( 'Y-m-d' );
		return array( $this->instant( $date, '00:00' ), $this->instant( $date, '24:00' ) );
	}
}
