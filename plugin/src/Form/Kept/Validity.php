<?php

declare(strict_types=1);

namespace Vestibule\Form\Kept;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\Appointments;
use Vestibule\Form\View\AppointmentModel;
use Vestibule\Form\View\FormInstance;

/** Until when the free times of a printed form are right by themselves: bookings are told of, but time just passes. */
final class Validity {

	public function __construct( private readonly Appointments $appointments ) {}

	/**
	 * The earliest of: the given end, the first shown time being too soon to book, and a new day that may be booked.
	 */
	public function end( FormInstance $instance, int $from, int $end ): int {
		foreach ( $instance->printed() as $view ) {
			if ( null !== $view->appointment && 0 !== $view->appointment->event ) {
				$end = min( $end, $this->firstPasses( $view->appointment ) ?? $end, $this->midnight( $view->appointment, $from ) );
			}
		}
		return $end;
	}

	private function firstPasses( AppointmentModel $model ): ?int {
		$start = $model->days[0]['times'][0]['start'] ?? null;
		return null === $start ? null : $this->appointments->bookableUntil( $model->event, new DateTimeImmutable( $start ) )->getTimestamp();
	}

	private function midnight( AppointmentModel $model, int $from ): int {
		return ( new DateTimeImmutable( "@{$from}" ) )->setTimezone( new DateTimeZone( $model->timezone ) )->modify( 'tomorrow' )->getTimestamp();
	}
}
