<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

/** What a calendar file holds of somebody's time. */
final class CalendarContents {

	/** Of events that may not be over. */
	private const MOST = 10_000;

	/** @var list<CalendarEvent> */
	public array $events = array();

	/** @var list<array{int, int}> Times that are only said to be busy (VFREEBUSY). */
	public array $busy = array();

	/** How many events could not be read. */
	public int $left = 0;

	/** @var list<list<CalendarLine>> Events of the file, until all of its zones are known. */
	private array $waiting = array();

	/** @var array{STANDARD: ?int, DAYLIGHT: ?int} Offsets of the zone that is being defined. */
	private array $offsets = array( 'STANDARD' => null, 'DAYLIGHT' => null );

	public function __construct( private readonly EventMaker $maker ) {}

	/**
	 * A component that has ended.
	 *
	 * @param list<CalendarLine> $lines
	 * @throws Unreadable
	 */
	public function add( string $part, array $lines ): void {
		if ( 'VEVENT' === $part && $this->maker->matters( $lines ) ) {
			$this->waiting[] = $lines;
			if ( count( $this->waiting ) + count( $this->events ) > self::MOST ) {
				throw new Unreadable( Unreadable::MANY );
			}
		} elseif ( 'VFREEBUSY' === $part ) {
			array_push( $this->busy, ...$this->maker->busy( $lines ) );
		} elseif ( 'STANDARD' === $part || 'DAYLIGHT' === $part ) {
			$this->offsets[ $part ] = $this->maker->offset( $lines );
		} elseif ( 'VTIMEZONE' === $part ) {
			$this->maker->defineZone( $lines, $this->offsets['STANDARD'], $this->offsets['DAYLIGHT'] );
			$this->offsets = array( 'STANDARD' => null, 'DAYLIGHT' => null );
		} elseif ( 'VCALENDAR' === $part ) {
			$this->makeEvents();
		}
	}

	private function makeEvents(): void {
		foreach ( $this->waiting as $lines ) {
			$event = $this->maker->make( $lines );
			if ( null === $event ) {
				++$this->left;
			} else {
				$this->events[] = $event;
			}
		}
		$this->waiting = array();
	}
}
