<?php

declare(strict_types=1);

namespace Vestibule\Courses\Pages;

use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\Registration\RegistrationTable;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/** Finds the registration whose link was requested (RegistrationLink). */
final class RegistrationAccess {

	/** Maximum number of invalid links per IP address in ten minutes. */
	private const TRIES = 30;

	public function __construct(
		private readonly RegistrationLink $link,
		private readonly RegistrationTable $table,
		private readonly Courses $courses,
		private readonly EntryTable $entries,
		private readonly RateLimit $rates,
	) {}

	/**
	 * @return array{Registration, Course}
	 * @throws Refused Status 404 if the link is not valid or the entry is in the Trash or spam. 410 if the course was
	 *                 deleted. 429 after too many invalid links.
	 */
	public function open( Request $request ): array {
		$given        = $request->query( RegistrationLink::QUERY ) ?? '';
		$id           = Secret::number( $given );
		$registration = 0 === $id ? null : $this->table->find( $id );
		$is_valid     = null !== $registration && $this->link->opens( $id, $registration->at->getTimestamp(), $given );
		if ( ! $is_valid && ! $this->hasTries( $request->address ) ) {
			throw new Refused( 429, __( 'Too many attempts. Try again in a moment.', 'vestibule' ) );
		}
		if ( ! $is_valid || $this->entries->isAway( $id ) ) {
			throw new Refused(
				404,
				__( 'This link does not work. Part of it may be missing, or the registration was deleted.', 'vestibule' )
			);
		}
		$course = $this->courses->findInAnyStatus( $registration->course );
		if ( null === $course ) {
			throw new Refused( 410, __( 'This course no longer exists. Contact us if you have questions.', 'vestibule' ) );
		}
		return array( $registration, $course );
	}

	public function url( Registration $registration ): string {
		return $this->link->url( $registration->entry, $registration->at->getTimestamp() );
	}

	private function hasTries( string $address ): bool {
		return $this->rates->allows( 'registration_link', $address, self::TRIES, 10 * MINUTE_IN_SECONDS );
	}
}
