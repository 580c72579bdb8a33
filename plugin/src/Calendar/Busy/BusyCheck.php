<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health check for hosts' external calendars that could not be read for a day. Their last known busy times are
 * still used.
 */
final class BusyCheck implements HealthCheck {

	private const MAX_CALENDARS = 10;

	public function __construct( private readonly Calendars $calendars, private readonly CalendarStatusText $words ) {}

	public function name(): string {
		return 'busy-calendars';
	}

	public function label(): string {
		return __( 'Hosts’ calendars', 'vestibule' );
	}

	public function finding(): Finding {
		$broken = $this->calendars->broken( self::MAX_CALENDARS );
		if ( array() === $broken ) {
			return Finding::good(
				__( 'Hosts’ calendars can be read', 'vestibule' ),
				__( 'Busy times in these calendars are not offered.', 'vestibule' )
			);
		}
		$words   = array();
		$actions = array();
		foreach ( $broken as $calendar ) {
			$name = get_the_title( $calendar->host );
			/* translators: 1: name of a host, 2: an error message. */
			$words[] = sprintf( __( '%1$s: %2$s', 'vestibule' ), $name, $this->words->state( $calendar )['words'] );
			/* translators: %s: name of a host. */
			$edit = sprintf( __( 'Edit %s', 'vestibule' ), $name );

			$actions[ $edit ] = admin_url( "post.php?post={$calendar->host}&action=edit" );
		}
		return Finding::critical(
			__( 'Hosts’ calendars cannot be read', 'vestibule' ),
			array( ...$words, __( 'Visitors may book times that are busy in these calendars.', 'vestibule' ) ),
			$actions
		);
	}

	/** @return array<string, string> */
	public function facts(): array {
		return array(
			__( 'Hosts’ calendars', 'vestibule' ) => (string) $this->calendars->count(),
			__( 'Calendars that could not be read for at least a day', 'vestibule' ) => (string) count(
				$this->calendars->broken( self::MAX_CALENDARS )
			),
		);
	}
}
