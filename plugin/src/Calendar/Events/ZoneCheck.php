<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Events;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health check for the site's time zone, which should be a city, because an offset has no daylight saving time.
 */
#[Hook( 'vestibule/health_checks' )]
final class ZoneCheck implements HealthCheck {

	public function __construct( private readonly Events $reader ) {}

	public function name(): string {
		return 'zone';
	}

	public function label(): string {
		return __( 'Time zone of appointments', 'vestibule' );
	}

	public function finding(): Finding {
		$zones = $this->zones();
		$other = array_values( array_filter( array_unique( $zones ) ) );
		if ( array() === $zones || $this->isCity() ) {
			return Finding::good(
				__( 'The time zone is suitable for appointments', 'vestibule' ),
				sprintf(
					/* translators: %s: name of a time zone, such as Europe/Berlin. */
					__( 'The time zone of the site is %s. Appointment types without their own time zone use it.', 'vestibule' ),
					wp_timezone_string()
				)
			);
		}
		$words = array(
			sprintf(
				/* translators: %s: an offset such as +02:00, or UTC. */
				__( 'The site’s time zone is %s, not a city, so it has no daylight saving time. It is used in wp-admin and by appointment types without their own time zone.', 'vestibule' ),
				wp_timezone_string()
			),
		);
		if ( array() !== $other ) {
			$words[] = sprintf(
				/* translators: %s: names of time zones. */
				__( 'Appointment types use %s, so the same appointment is shown at different times.', 'vestibule' ),
				implode( ', ', $other )
			);
		}
		return Finding::recommended(
			__( 'Choose a city as this site’s time zone', 'vestibule' ),
			$words,
			array(
				__( 'Go to the general settings', 'vestibule' ) => admin_url( 'options-general.php#timezone_string' ),
			)
		);
	}

	/** @return array<string, string> */
	public function facts(): array {
		return array(
			__( 'Time zone of the site', 'vestibule' )          => wp_timezone_string(),
			__( 'Time zones of appointment types', 'vestibule' ) => implode(
				', ',
				array_filter( array_unique( $this->zones() ) )
			),
		);
	}

	private function isCity(): bool {
		$name = get_option( 'timezone_string' );
		return is_string( $name )
			&& ! in_array( $name, array( '', 'UTC', 'GMT' ), true )
			&& ! str_starts_with( $name, 'Etc/' );
	}

	/** @return list<string> Time zones of the published appointment types. Empty strings mean the site's time zone. */
	private function zones(): array {
		$ids = get_posts(
			array( 'post_type' => Events::NAME, 'post_status' => 'publish', 'numberposts' => 100, 'fields' => 'ids' )
		);
		return array_map(
			fn ( int $id ): string => $this->reader->sanitize( get_post_meta( $id, Events::META, true ) )['timezone'],
			array_values( $ids )
		);
	}
}
