<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\ZoneName;

/**
 * Makes an event of whatever its post meta holds: strict on the way in, forgiving with what is stored.
 *
 * @phpstan-import-type Override from DaysOff
 * @phpstan-type Settings array{
 *     duration: int, timezone: string, hours: array<string, list<array{start: string, end: string}>>, capacity: int, notice: int, horizon: int,
 *     step: int, bufferBefore: int, bufferAfter: int, dayLimit: int, hostChoice: string, overrides: list<Override>, hosts: list<int>, hostMails: list<string>, place: array{kind: string, text: string},
 *     waiting: bool, waitingHold: int, waitingMost: int
 * }
 */
final class EventReader {

	/** @var array<int, array{mixed, list<Host>, Event}> What was read last of each event, and what came of it. */
	private array $known = array();

	private readonly StoredHours $hours;

	public function __construct( private readonly Schema $schema ) {
		$this->hours = new StoredHours( $schema );
	}

	/**
	 * An event is asked for several times while a page is made; the same settings are read once. Whose hosts are all
	 * gone has none to offer a time, and is not one without hosts.
	 */
	public function read( int $id, mixed $stored, Hosts $hosts ): Event {
		$known    = $this->known[ $id ] ?? null;
		$is_same  = null !== $known && $known[0] === $stored;
		$settings = $is_same ? null : $this->sanitize( $stored );
		$ids      = null === $settings ? $known[2]->hostIds ?? array() : $settings['hosts'];
		$found    = $hosts->find( $ids );
		if ( null === $known || ! $is_same || $known[1] !== $found ) {
			$known              = array( $stored, $found, new Event( $id, $settings ?? $this->sanitize( $stored ), $found ) );
			$this->known[ $id ] = $known;
		}
		return $known[2];
	}

	/**
	 * Every key of the contract, with the default in place of each value that does not fit it; of hours what can be
	 * read, and days that are not named are closed.
	 *
	 * @return Settings
	 */
	public function sanitize( mixed $stored ): array {
		// Hours are read below: the contract would take a time away where reading it again is enough.
		$others = is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : $stored;
		/** @var Settings $settings The contract's shape. */
		$settings             = $this->schema->fit( 'event', $others );
		$settings['timezone'] = ZoneName::fromSetting( $settings['timezone'] );
		$settings['hours']    = $this->hours->readable( is_array( $stored ) ? $stored['hours'] ?? $settings['hours'] : $settings['hours'] );
		return $settings;
	}
}
