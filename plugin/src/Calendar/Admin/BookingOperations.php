<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\BookingRefused;
use Vestibule\Inbox\Bookings\BookingWriter;
use Vestibule\Inbox\Bookings\Catalog;
use Vestibule\Inbox\Bookings\Permission;
use Vestibule\Inbox\Bookings\Times;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Operations on bookings (docs/programs.md). Users who can read only some forms can read and change only the bookings
 * of these forms. Blocked times and bookings without a form require access to all forms. Hosts can read their own
 * bookings and blocked times, and can change their bookings only with permission (HostAccount).
 */
#[Hook( Operations::class )]
final class BookingOperations implements Operations {

	public const ALL = '/bookings';
	private const ONE = '/bookings/(?P<id>[0-9]{1,18})';

	/**
	 * @param Closure(): Catalog       $catalog
	 * @param Closure(): Times         $times
	 * @param Closure(): BookingWriter $writer
	 */
	public function __construct(
		private readonly Access $rights,
		private readonly Permission $permission,
		private readonly Closure $catalog,
		private readonly Closure $times,
		private readonly Closure $writer,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		return array( ...$this->reading(), ...$this->writing() );
	}

	/** @return list<Operation> */
	private function reading(): array {
		return array(
			new Operation(
				'GET',
				self::ALL,
				$this->permission->open( ... ),
				fn ( array $given ): Page => ( $this->catalog )()->page( $given, $this->rights->bookings() ),
				input: 'bookings-query',
				output: 'bookings-row',
				ability: new Ability(
					'list-bookings',
					__( 'List bookings', 'vestibule' ),
					__( 'Lists bookings in pages, filtered by time, appointment type, host, status and search terms. The response contains personal data.', 'vestibule' ),
					page: 'bookings',
				),
			),
			new Operation(
				'GET',
				self::ONE,
				$this->permission->open( ... ),
				fn ( array $given, int $id ): array => $this->find( $id ),
				output: 'bookings-row',
				ability: new Ability(
					'get-booking',
					__( 'Read a booking', 'vestibule' ),
					__( 'Returns a booking with its history. The response contains personal data.', 'vestibule' ),
					number: self::number(),
					one: 'booking',
				),
			),
			new Operation(
				'GET',
				self::ALL . '/free',
				$this->permission->open( ... ),
				fn ( array $given ): array => ( $this->times )()->free( $this->withHost( $given ) ),
				input: 'booking-free',
				output: 'booking-time',
				ability: new Ability(
					'list-free-times',
					__( 'List available times', 'vestibule' ),
					__(
						'Lists the times at which the team can book an appointment type, for up to 62 days.',
						'vestibule'
					),
					list: 'times',
				),
			),
		);
	}

	/** @return list<Operation> */
	private function writing(): array {
		return array(
			new Operation(
				'POST',
				self::ALL,
				$this->permission->openToReaders( ... ),
				fn ( array $given ): array => ( $this->writer )()->book( $given, $this->rights->forms() ),
				input: 'booking-new',
				output: 'bookings-row',
				makes: self::ALL,
				ability: new Ability(
					'book-appointment',
					__( 'Book an appointment', 'vestibule' ),
					__( 'Books an available time for a visitor and stores an entry of a form with this appointment type. Emails are only sent with “notify”.', 'vestibule' ),
					one: 'booking',
				),
			),
			$this->change(
				'move',
				fn ( int $id, array $given ): array => ( $this->writer )()->move( $id, $given ),
				'move-booking',
				__( 'Move a booking', 'vestibule' ),
				__( 'Moves a booking to another available time, even outside the opening hours. The visitor gets an email unless “notify” is false.', 'vestibule' ),
				is_destructive: true,
			),
			$this->change(
				'cancel',
				fn ( int $id, array $given ): array => ( $this->writer )()->cancel( $id, $given ),
				'cancel-booking',
				__( 'Cancel a booking', 'vestibule' ),
				__( 'Cancels a booking and makes its time available immediately. The visitor gets an email unless “notify” is false.', 'vestibule' ),
				is_destructive: true,
			),
			$this->change(
				'restore',
				fn ( int $id, array $given ): array => ( $this->writer )()->restore( $id, $given ),
				'restore-booking',
				__( 'Restore a canceled booking', 'vestibule' ),
				__( 'Undoes a cancellation if the time is still available. The visitor gets an email unless “notify” is false.', 'vestibule' ),
			),
			$this->change(
				'missed',
				fn ( int $id, array $given ): array => ( $this->writer )()->missed( $id, $given ),
				'mark-booking-missed',
				__( 'Mark a booking as a no-show', 'vestibule' ),
				__( 'Marks a booking as a no-show, or removes the mark. No email is sent.', 'vestibule' ),
			),
		);
	}

	/**
	 * Creates an operation that changes one booking. The contract is named after the change (`booking-move`, …). Users
	 * who cannot read the booking get "not found".
	 *
	 * @param Closure(int, array<string, mixed>): array<string, mixed> $work
	 * @param lowercase-string&non-falsy-string                         $name Name of the ability.
	 */
	private function change(
		string $what,
		Closure $work,
		string $name,
		string $label,
		string $description,
		bool $is_destructive = false
	): Operation {
		return new Operation(
			'POST',
			self::ONE . "/{$what}",
			$this->permission->open( ... ),
			function ( array $given, int $id ) use ( $work, $what ): array {
				$row = $this->find( $id );
				$this->checkChange( $row );
				return $work( $id, 'move' === $what ? $this->withHost( $given, $row ) : $given );
			},
			input: "booking-{$what}",
			output: 'bookings-row',
			ability: new Ability(
				$name,
				$label,
				$description,
				number: self::number(),
				one: 'booking',
				isDestructive: $is_destructive
			),
		);
	}

	/** @return array<string, mixed> */
	private function find( int $id ): array {
		return ( $this->catalog )()->find( $id, $this->rights->bookings() ) ?? throw BookingRefused::missing();
	}

	/**
	 * Checks whether a host is permitted to change their own booking.
	 *
	 * @param array<string, mixed> $row Row of a booking that the user can read.
	 */
	private function checkChange( array $row ): void {
		$scope = $this->rights->bookings();
		$host  = self::host( $row );
		$is_of = in_array( $host, $scope->hosts, true );
		if ( $is_of && ! HostAccount::mayChange( $host ) && ! $this->readsFormOf( $row ) ) {
			throw BookingRefused::readOnly();
		}
	}

	/**
	 * Limits hosts to their own times. The default is the host of the booking, or the first of the user's hosts. Users
	 * who can read entries can choose any host, but to move a booking they must be able to read its form.
	 *
	 * @param array<string, mixed>      $given Input, with or without `host`.
	 * @param array<string, mixed>|null $row   Booking that is being moved.
	 * @return array<string, mixed>
	 */
	private function withHost( array $given, ?array $row = null ): array {
		$scope = $this->rights->bookings();
		if ( null === $row ? ! $scope->isOfHosts() : $this->readsFormOf( $row ) ) {
			return $given;
		}
		$asked = is_int( $given['host'] ?? null ) ? $given['host'] : 0;
		$host  = 0 !== $asked ? $asked : ( null === $row ? $scope->hosts[0] ?? 0 : self::host( $row ) );
		return in_array( $host, $scope->hosts, true )
			? array( 'host' => $host ) + $given
			: throw BookingRefused::forbidden();
	}

	/**
	 * Checks whether the user can read the form of a booking. It is not enough that the user is the host of the
	 * booking.
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

	/** @return array<string, string> */
	private static function number(): array {
		return array( 'id' => __( 'ID of the booking.', 'vestibule' ) );
	}
}
