<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\Parts;
use Vestibule\Inbox\Bookings\Problem;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Rest\RestFile;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * What can be done with bookings (docs/programs.md), by who may read entries. A reader of some forms alone sees and changes
 * what was booked with them; what belongs to no form, such as time that was taken out, is for readers of all. A host sees
 * their own bookings and blocked times, and moves and cancels bookings where the owner lets them (HostAccount).
 */
final class BookingOperations {

	private const ALL = '/bookings';
	private const ONE = '/bookings/(?P<id>[0-9]{1,18})';

	/** What a list takes that means nothing for a file or for a number a day. */
	private const OF_LISTS = array( 'page', 'per_page', 'orderby', 'order' );

	public function __construct( private readonly Schema $schema, private readonly Access $rights, private readonly Parts $bookings ) {}

	/** @return list<Operation> */
	public function all(): array {
		return array( ...$this->reading(), ...$this->writing(), ...$this->forScreens() );
	}

	/** @return list<Operation> */
	private function reading(): array {
		return array(
			new Operation(
				'GET',
				self::ALL,
				$this->open( ... ),
				fn ( array $given ): Page => $this->bookings->catalog()->page( $given, $this->rights->bookings() ),
				input: 'bookings-query',
				output: 'bookings-row',
				ability: new Ability(
					'list-bookings',
					__( 'List bookings', 'vestibule' ),
					__( 'Lists appointments page by page: by time, appointment type, host, status or words. They hold personal data.', 'vestibule' ),
					page: 'bookings',
				),
			),
			new Operation(
				'GET',
				self::ONE,
				$this->open( ... ),
				fn ( array $given, int $id ): array => $this->find( $id ),
				output: 'bookings-row',
				ability: new Ability(
					'get-booking',
					__( 'Read a booking', 'vestibule' ),
					__( 'Reads one appointment with its history. It holds personal data.', 'vestibule' ),
					number: self::number(),
					one: 'booking',
				),
			),
			new Operation(
				'GET',
				self::ALL . '/free',
				$this->open( ... ),
				fn ( array $given ): array => $this->bookings->times()->free( $this->withHost( $given ) ),
				input: 'booking-free',
				output: 'booking-time',
				ability: new Ability(
					'list-free-times',
					__( 'List free times', 'vestibule' ),
					__( 'Lists when an appointment type can be booked by the institute, up to 62 days at a time.', 'vestibule' ),
					list: 'times',
				),
			),
		);
	}

	/** @return list<Operation> */
	private function writing(): array {
		$writing = $this->bookings->writing();
		return array(
			new Operation(
				'POST',
				self::ALL,
				$this->openToReaders( ... ),
				fn ( array $given ): array => $writing->book( $given, $this->rights->forms() ),
				input: 'booking-new',
				output: 'bookings-row',
				makes: self::ALL,
				ability: new Ability(
					'book-appointment',
					__( 'Book an appointment', 'vestibule' ),
					__( 'Books a free time for someone, with an entry in the form that asks for the appointment type. Emails are sent only with “notify”.', 'vestibule' ),
					one: 'booking',
				),
			),
			$this->change(
				'move',
				$writing->move( ... ),
				'move-booking',
				__( 'Move a booking', 'vestibule' ),
				__( 'Gives an appointment another time that is free, also outside of the offered hours, and writes the visitor unless “notify” is false.', 'vestibule' ),
				is_destructive: true,
			),
			$this->change(
				'cancel',
				$writing->cancel( ... ),
				'cancel-booking',
				__( 'Cancel a booking', 'vestibule' ),
				__( 'Cancels an appointment: its time can be booked at once. The visitor is emailed unless “notify” is false.', 'vestibule' ),
				is_destructive: true,
			),
			$this->change(
				'restore',
				$writing->restore( ... ),
				'restore-booking',
				__( 'Book a cancelled booking again', 'vestibule' ),
				__( 'Takes a cancellation back where the time is still free. The visitor is emailed unless “notify” is false.', 'vestibule' ),
			),
			$this->change(
				'missed',
				$writing->missed( ... ),
				'mark-booking-missed',
				__( 'Mark a booking as missed', 'vestibule' ),
				__( 'Notes that a visitor did not come, or that this was a mistake. No email is sent.', 'vestibule' ),
			),
		);
	}

	/**
	 * A change of one booking, whose contract is named after it; who may not read it hears that there is none.
	 *
	 * @param Closure(int, array<string, mixed>): array<string, mixed> $work
	 * @param lowercase-string&non-falsy-string                         $name Of the ability.
	 */
	private function change( string $what, Closure $work, string $name, string $label, string $description, bool $is_destructive = false ): Operation {
		return new Operation(
			'POST',
			self::ONE . "/{$what}",
			$this->open( ... ),
			function ( array $given, int $id ) use ( $work, $what ): array {
				$row = $this->find( $id );
				$this->checkChange( $row );
				return $work( $id, 'move' === $what ? $this->withHost( $given, $row ) : $given );
			},
			input: "booking-{$what}",
			output: 'bookings-row',
			ability: new Ability( $name, $label, $description, number: self::number(), one: 'booking', isDestructive: $is_destructive ),
		);
	}

	/** @return list<Operation> What is no ability. */
	private function forScreens(): array {
		$all   = self::ALL;
		$file  = $this->schema->without( 'bookings-query', self::OF_LISTS );
		$days  = $file;
		$busy  = $this->schema->only( 'bookings-query', array( 'from', 'to', 'host' ) );
		$times = $this->bookings->times();
		$block = $this->bookings->blocking();
		unset( $days['properties']['status']['default'] );
		return array(
			new Operation( 'GET', "{$all}/days", $this->open( ... ), $this->days( ... ), input: $days ),
			new Operation( 'GET', "{$all}/sources", $this->open( ... ), fn (): array => $this->bookings->sources()->within( $this->rights->bookings() ), output: 'bookings-sources' ),
			new Operation( 'GET', "{$all}/busy", $this->openOfHosts( ... ), fn ( array $given ): array => $times->busy( $given, $this->rights->bookings() ), input: $busy, output: 'bookings-busy' ),
			new Operation( 'GET', "{$all}/hours", $this->openOfHosts( ... ), fn ( array $given ): array => $this->bookings->hours()->within( $given, $this->rights->bookings() ), input: $busy, output: 'bookings-hours' ),
			new Operation( 'POST', "{$all}/export", $this->open( ... ), $this->export( ... ), input: $file ),
			new Operation( 'POST', '/blocks', $this->openOfAll( ... ), static fn ( array $given ): WP_REST_Response => new WP_REST_Response( $block->block( $given ), 201 ), input: 'block-new', output: 'bookings-row' ),
			new Operation(
				'DELETE',
				'/blocks/(?P<id>[0-9]{1,18})',
				$this->openOfAll( ... ),
				static fn ( array $given, int $id ): array => array( 'deleted' => true, 'previous' => $block->unblock( $id ) ),
				output: 'bookings-row',
			),
		);
	}

	/** @return array<string, mixed> */
	private function find( int $id ): array {
		return $this->bookings->catalog()->find( $id, $this->rights->bookings() ) ?? throw Problem::missing();
	}

	/** @param array<string, mixed> $given */
	private function days( array $given ): WP_REST_Response {
		return new WP_REST_Response( (object) $this->bookings->catalog()->days( $given, $this->rights->bookings() ) );
	}

	/** @param array<string, mixed> $given */
	private function export( array $given ): RestFile {
		$total  = $this->bookings->catalog()->page( array( 'per_page' => 1 ) + $given, $this->rights->bookings() )->total;
		$pieces = $this->bookings->catalog()->export( $given, $this->rights->bookings() );
		RestFile::register();
		$answer = new RestFile( 'bookings-' . wp_date( 'Y-m-d' ) . '.csv', 'text/csv; charset=utf-8', static fn (): iterable => $pieces );
		$answer->header( 'X-WP-Total', (string) $total );
		return $answer;
	}

	/**
	 * Lets a host change their own booking where the owner chose so.
	 *
	 * @param array<string, mixed> $row Of a booking that the user may read.
	 */
	private function checkChange( array $row ): void {
		$scope = $this->rights->bookings();
		$host  = self::host( $row );
		$is_of = in_array( $host, $scope->hosts, true );
		if ( $is_of && ! HostAccount::mayChange( $host ) && ! $this->readsFormOf( $row ) ) {
			throw Problem::readOnly();
		}
	}

	/**
	 * Limits a host to their own times. The default is the host of the booking, or the first of the user's hosts. Readers
	 * of entries may choose any host, but for a booking only if they read its form.
	 *
	 * @param array<string, mixed>      $given With `host`, or without.
	 * @param array<string, mixed>|null $row   The booking that is moved.
	 * @return array<string, mixed>
	 */
	private function withHost( array $given, ?array $row = null ): array {
		$scope = $this->rights->bookings();
		if ( null === $row ? ! $scope->isOfHosts() : $this->readsFormOf( $row ) ) {
			return $given;
		}
		$asked = is_int( $given['host'] ?? null ) ? $given['host'] : 0;
		$host  = 0 !== $asked ? $asked : ( null === $row ? $scope->hosts[0] ?? 0 : self::host( $row ) );
		return in_array( $host, $scope->hosts, true ) ? array( 'host' => $host ) + $given : throw Problem::forbidden();
	}

	/**
	 * Checks whether the user reads the form of a booking, and not only their own bookings as a host.
	 *
	 * @param array<string, mixed> $row
	 */
	private function readsFormOf( array $row ): bool {
		$forms = $this->rights->bookings()->forms;
		return null === $forms || in_array( $row['form'], $forms, true );
	}

	/** @param array<string, mixed> $row */
	private static function host( array $row ): int {
		$host = is_array( $row['host'] ) ? $row['host']['id'] ?? 0 : 0;
		return is_int( $host ) ? $host : 0;
	}

	private function open(): true|WP_Error {
		return $this->rights->mayOpenBookings() ? true : Problem::forbidden()->error;
	}

	/** Not for hosts. */
	private function openToReaders(): true|WP_Error {
		return $this->rights->mayOpen() ? true : Problem::forbidden()->error;
	}

	/** What belongs to hosts and to no form. */
	private function openOfHosts(): true|WP_Error {
		$scope = $this->rights->bookings();
		return null === $scope->forms || $scope->isOfHosts() ? $this->open() : Problem::forbidden()->error;
	}

	private function openOfAll(): true|WP_Error {
		return null === $this->rights->forms() ? $this->openToReaders() : Problem::forbidden()->error;
	}

	/** @return array<string, string> */
	private static function number(): array {
		return array( 'id' => __( 'The number of the booking.', 'vestibule' ) );
	}
}
