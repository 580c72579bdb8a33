<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Times\AvailableSlots;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Tests\TestCase;

/**
 * Random holds, bookings, moves, cancellations and restores, compared with a simple model after each step. A seed
 * repeats a run. VESTIBULE_MODEL_STEPS sets the number of steps.
 */
final class ModelTest extends TestCase {

	private const STEPS = 120;

	/**
	 * Model by booking ID.
	 *
	 * @var array<int, array{event: int, start: int, status: string, host: int, until: int, hold: string}>
	 */
	private array $model = array();

	/** @var array<int, Event> */
	private array $events = array();

	private Bookings $site;
	private DateTimeImmutable $now;

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		foreach ( range( 1, 6 ) as $seed ) {
			yield "seed {$seed}" => array( $seed );
		}
	}

	#[DataProvider( 'seeds' )]
	public function test_random_sequences_of_requests_never_overbook_a_time_or_lose_a_seat( int $seed ): void {
		$this->site = new Bookings();
		mt_srand( $seed );
		$this->begin();
		$steps = (int) getenv( 'VESTIBULE_MODEL_STEPS' );
		for ( $step = 1; $step <= ( $steps > 0 ? $steps : self::STEPS ); $step++ ) {
			$this->now = $this->now->modify( '+' . mt_rand( 1, 90 ) . ' seconds' );
			$this->site->setClock( $this->now->format( 'Y-m-d H:i:s' ) );
			$what = $this->step();
			$this->compare( "seed {$seed}, step {$step}: {$what}" );
		}
	}

	/** Creates two appointment types that share a host, or one without hosts and one with hosts. */
	private function begin(): void {
		$this->now   = Bookings::at( '2026-11-25 08:00:00' );
		$this->model = array();
		foreach ( array( 1, 2 ) as $id ) {
			$length   = 15 * mt_rand( 2, 5 );
			$settings = array(
				'duration'     => $length,
				'step'         => 15 * mt_rand( 1, 4 ),
				'timezone'     => 'UTC',
				'notice'       => 0,
				'capacity'     => mt_rand( 1, 3 ),
				'bufferBefore' => 5 * mt_rand( 0, 3 ),
				'bufferAfter'  => 5 * mt_rand( 0, 3 ),
				'dayLimit'     => 0 === mt_rand( 0, 2 ) ? mt_rand( 4, 8 ) : 0,
				'hostChoice'   => mt_rand( 0, 1 ) ? 'turns' : 'visitor',
				'hours'        => array( 'wednesday' => array( array( 'start' => '09:00', 'end' => '12:00' ) ) ),
			);
			$hosts               = 1 === $id && mt_rand( 0, 1 ) ? array() : array( new Host( 7, 'Ada' ), new Host( 6 + $id * 2, 'Grace' ) );
			$this->events[ $id ] = Event::fromSettings( $id, $this->site->events->sanitize( $settings ), $hosts );
		}
	}

	private function step(): string {
		$event = $this->events[ mt_rand( 1, 2 ) ];
		$start = Bookings::at( '2026-12-02 09:00:00' )->modify( '+' . 15 * mt_rand( 0, 10 ) . ' minutes' );
		$host  = $event->isHostChosen && array() !== $event->hosts && mt_rand( 0, 1 ) ? $event->hosts[ mt_rand( 0, count( $event->hosts ) - 1 ) ]->id : 0;
		$slot  = new Slot( $start, $start->modify( "+{$event->minutes} minutes" ), $host );
		$id    = array() === $this->model ? 0 : (int) array_rand( $this->model );
		return match ( mt_rand( 0, 8 ) ) {
			0, 1, 2 => $this->take( $event, $slot, 'booked' ),
			3       => $this->take( $event, $slot, 'held' ),
			4, 5    => $this->move( $id, $event, $slot ),
			6       => $this->cancel( $id ),
			7       => $this->restore( $id ),
			default => $this->convert(),
		};
	}

	private function take( Event $event, Slot $slot, string $status ): string {
		$until = $this->now->modify( '+10 minutes' );
		$row   = array( 'status' => $status, 'timezone' => 'UTC' );
		$hold  = (string) count( $this->model );
		$row  += 'held' === $status ? array( 'hold' => hash( 'sha256', $hold ), 'expires_at' => $until->format( 'Y-m-d H:i:s' ) ) : array();
		$can   = $this->rooms( $event, $slot, 0 );
		$id    = $this->site->seats->take( $event, $slot, $row );
		self::assertSame( array() !== $can, null !== $id, "{$status} of {$event->id} at {$slot->start->format( 'H:i' )}" );
		if ( null !== $id ) {
			$this->model[ $id ] = array( 'event' => $event->id, 'start' => $slot->start->getTimestamp(), 'status' => $status, 'host' => $this->hostOf( $id ), 'until' => 'held' === $status ? $until->getTimestamp() : PHP_INT_MAX, 'hold' => $hold );
			self::assertContains( $this->model[ $id ]['host'], $can );
		}
		return $status;
	}

	private function move( int $id, Event $event, Slot $slot ): string {
		$old = $this->model[ $id ] ?? null;
		if ( null === $old ) {
			return 'nothing to move';
		}
		$stays = $event->isHostChosen && 0 === $slot->host && null !== $event->host( $old['host'] );
		$can   = 'booked' === $old['status'] ? $this->rooms( $event, $stays ? new Slot( $slot->start, $slot->end, $old['host'] ) : $slot, $id ) : array();
		self::assertSame( array() !== $can, $this->site->seats->move( $id, $event, $slot ), "move {$id} to {$event->id} at {$slot->start->format( 'H:i' )}" );
		if ( array() !== $can ) {
			$this->model[ $id ] = array( 'event' => $event->id, 'start' => $slot->start->getTimestamp(), 'host' => $this->hostOf( $id ) ) + $old;
			self::assertContains( $this->model[ $id ]['host'], $can );
			self::assertSame( in_array( $old['host'], $can, true ) ? $old['host'] : $this->model[ $id ]['host'], $this->model[ $id ]['host'], 'The booking stays with its host.' );
		}
		return "move {$id}";
	}

	private function cancel( int $id ): string {
		$is_booked = 'booked' === ( $this->model[ $id ]['status'] ?? '' );
		self::assertSame( $is_booked, $this->site->seats->cancel( $id, 'test' ) );
		if ( $is_booked ) {
			$this->model[ $id ]['status'] = 'cancelled';
		}
		return "cancel {$id}";
	}

	/** Books a held time with its secret, which works until the hold expires. A wrong secret books nothing. */
	private function convert(): string {
		$held = array_filter( $this->model, static fn ( array $one ): bool => 'held' === $one['status'] );
		if ( array() === $held ) {
			return 'nothing is held';
		}
		$id    = (int) array_rand( $held );
		$event = $this->events[ $held[ $id ]['event'] ];
		$start = new DateTimeImmutable( "@{$held[ $id ]['start']}" );
		$slot  = new Slot( $start, $start->modify( "+{$event->minutes} minutes" ), mt_rand( 0, 1 ) ? $held[ $id ]['host'] : 0 );
		self::assertNull( $this->site->seats->convert( $event, $slot, "{$held[ $id ]['hold']}x", 1, 'UTC' ) );
		$can = $this->counts( $held[ $id ] );
		self::assertSame( $can ? $id : null, $this->site->seats->convert( $event, $slot, $held[ $id ]['hold'], 1, 'UTC' ) );
		if ( $can ) {
			$this->model[ $id ] = array( 'status' => 'booked', 'until' => PHP_INT_MAX ) + $held[ $id ];
		}
		return "convert {$id}";
	}

	private function restore( int $id ): string {
		$old = $this->model[ $id ] ?? null;
		if ( null === $old || 'cancelled' !== $old['status'] ) {
			return 'nothing to restore';
		}
		$row   = $this->site->storage->database->row( "SELECT start_at, end_at FROM {$this->site->storage->tables->named( 'bookings' )} WHERE id = %d", $id ) ?? array();
		$event = $this->events[ $old['event'] ];
		$fixed = $event->isHostChosen && null !== $event->host( $old['host'] ) ? $old['host'] : 0;
		$slot  = new Slot( Bookings::at( (string) $row['start_at'] ), Bookings::at( (string) $row['end_at'] ), $fixed );
		$can   = $this->rooms( $event, $slot, $id );
		self::assertSame( array() !== $can, $this->site->seats->restore( $id, $event ), "restore {$id}" );
		if ( array() !== $can ) {
			$this->model[ $id ] = array( 'status' => 'booked', 'host' => $this->hostOf( $id ) ) + $old;
		}
		return "restore {$id}";
	}

	/**
	 * Returns the hosts that could accept a time by the rules alone, counting seats per second. 0 stands for the
	 * appointment type.
	 *
	 * @return list<int>
	 */
	private function rooms( Event $event, Slot $slot, int $except ): array {
		$begin = $slot->start->getTimestamp();
		$from  = $begin - 60 * $event->before;
		$to    = $begin + 60 * ( $event->minutes + $event->after );
		$live  = array_filter( array_diff_key( $this->model, array( $except => 0 ) ), fn ( array $one ): bool => $this->counts( $one ) );
		$mine  = array_filter( $live, static fn ( array $one ): bool => $one['event'] === $event->id );
		if ( $event->dayLimit > 0 && count( $mine ) >= $event->dayLimit ) {
			return array();
		}
		$over = array_filter( $live, fn ( array $one ): bool => $this->from( $one ) < $to && $this->to( $one ) > $from );
		if ( array() === $event->hosts ) {
			for ( $second = $from; $second < $to; $second += 300 ) {
				$at = array_filter( $over, fn ( array $one ): bool => $one['event'] === $event->id && $this->from( $one ) <= $second && $second < $this->to( $one ) );
				if ( count( $at ) >= $event->capacity ) {
					return array();
				}
			}
			return array( 0 );
		}
		$can = array();
		foreach ( $event->hosts as $host ) {
			$own   = array_filter( $over, static fn ( array $one ): bool => $one['host'] === $host->id );
			$group = array_filter( $own, static fn ( array $one ): bool => $one['event'] === $event->id && $one['start'] === $begin );
			if ( count( $own ) === count( $group ) && count( $group ) < $event->capacity && in_array( $slot->host, array( 0, $host->id ), true ) ) {
				$can[] = $host->id;
			}
		}
		return $can;
	}

	/** Compares the available times and the stored rows with the model. */
	private function compare( string $what ): void {
		$rows = $this->site->storage->database->rows( "SELECT id, status, seat FROM {$this->site->storage->tables->named( 'bookings' )} WHERE status <> 'held' OR expires_at > %s ORDER BY id", $this->now->format( 'Y-m-d H:i:s' ) );
		$live = array_filter( $this->model, fn ( array $one ): bool => 'cancelled' === $one['status'] || $this->counts( $one ) );
		ksort( $live );
		self::assertSame( array_map( 'strval', array_keys( $live ) ), array_column( $rows, 'id' ), $what );
		self::assertSame( array_column( $live, 'status' ), array_column( $rows, 'status' ), $what );
		foreach ( $this->events as $event ) {
			$from  = Bookings::at( '2026-12-02 00:00:00' );
			$times = new AvailableSlots( $event, $this->now );
			[ $first, $last ] = $times->reach( $from, $from->modify( '+1 day' ) );
			$free  = $times->free( $from, $from->modify( '+1 day' ), $this->site->taken->find( $event, $first, $last ) );
			$found = array_map( static fn ( array $time ): int => $time['start']->getTimestamp(), $free );
			for ( $start = $from->modify( '+9 hours' ), $open = array(); $start->getTimestamp() + 60 * $event->minutes <= $from->getTimestamp() + 43_200; $start = $start->modify( "+{$event->step} minutes" ) ) {
				if ( array() !== $this->rooms( $event, new Slot( $start, $start->modify( "+{$event->minutes} minutes" ) ), 0 ) ) {
					$open[] = $start->getTimestamp();
				}
			}
			self::assertSame( $open, $found, "{$what}, free times of {$event->id}" );
		}
	}

	/** @param array{event: int, start: int, status: string, host: int, until: int, hold: string} $one */
	private function counts( array $one ): bool {
		return 'cancelled' !== $one['status'] && ( 'held' !== $one['status'] || $one['until'] > $this->now->getTimestamp() );
	}

	/** @param array{event: int, start: int, status: string, host: int, until: int, hold: string} $one */
	private function from( array $one ): int {
		return $one['start'] - 60 * $this->events[ $one['event'] ]->before;
	}

	/** @param array{event: int, start: int, status: string, host: int, until: int, hold: string} $one */
	private function to( array $one ): int {
		return $one['start'] + 60 * ( $this->events[ $one['event'] ]->minutes + $this->events[ $one['event'] ]->after );
	}

	private function hostOf( int $id ): int {
		return (int) $this->site->storage->database->value( "SELECT host_id FROM {$this->site->storage->tables->named( 'bookings' )} WHERE id = %d", $id );
	}
}
