<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use DateTimeImmutable;
use Vestibule\Courses\Course;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\WallClock;

/** Period in which visitors can register for a course. */
final class Window {

	public function __construct( private readonly Course $course ) {}

	/** Returns the reason why visitors can't register now, as a sentence. Empty if they can. */
	public function reason( DateTimeImmutable $now ): string {
		$settings = $this->course->settings;
		$opens    = $this->instant( $settings->opens );
		$closes   = $this->instant( $settings->closes );
		return match ( true ) {
			array() === $this->course->planned()         => __( 'No dates are planned at the moment.', 'vestibule' ),
			array() === $this->course->upcoming( $now ),
			null !== $closes && $now >= $closes,
			! $settings->late && $this->course->hasBegun( $now ) => __( 'Registration has ended.', 'vestibule' ),
			null !== $opens && $now < $opens             => sprintf(
				/* translators: %s: day and time. */
				__( 'Registration opens on %s.', 'vestibule' ),
				LocalDate::format( _x( 'j F Y, H:i', 'date and time', 'vestibule' ), $opens )
			),
			default                                      => '',
		};
	}

	/** Returns the time at which registration opens. Null if no opening time is set. */
	public function opens(): ?DateTimeImmutable {
		return $this->instant( $this->course->settings->opens );
	}

	private function instant( string $wall ): ?DateTimeImmutable {
		return '' === $wall
			? null
			: ( new WallClock( $this->course->zone ) )
				->at( substr( $wall, 0, 10 ), substr( $wall, 11 ) )
				->setTimezone( $this->course->zone );
	}
}
