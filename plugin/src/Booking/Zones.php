<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeZone;
use Vestibule\Contracts\ZoneName;

/** The zone in which a site keeps its hours. */
final class Zones {

	/**
	 * The site's zone, by a name such as Europe/Berlin, or by its offset, such as +05:30, where WordPress keeps only
	 * that.
	 */
	public static function site(): DateTimeZone {
		$name = ZoneName::fromSetting( wp_timezone()->getName() );
		return new DateTimeZone( '' === $name ? 'UTC' : $name );
	}
}
