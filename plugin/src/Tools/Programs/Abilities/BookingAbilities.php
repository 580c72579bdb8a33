<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs\Abilities;

use Closure;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\Catalog;
use Vestibule\Inbox\Bookings\Times;
use Vestibule\Inbox\Bookings\Writing;
use Vestibule\Kernel\Schema\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Appointments: who may read a booking may change it. */
final class BookingAbilities {

	public function __construct(
		private readonly Schema $schema,
		private readonly Access $rights,
		private readonly Catalog $bookings,
		private readonly Writing $writing,
		private readonly Times $times,
	) {}

	/** @return list<Ability> */
	public function all(): array {
		return array(
			new Ability(
				name: 'list-bookings',
				label: __( 'List bookings', 'vestibule' ),
				description: __( 'Lists appointments page by page: by time, appointment type, host, status or words. They hold personal data.', 'vestibule' ),
				input: Contract::optional( $this->schema->read( 'bookings-query' ) ),
				output: Contract::page( 'bookings', $this->schema->read( 'bookings-row' ) ),
				isAllowed: $this->rights->mayOpen( ... ),
				run: fn ( array $input ): array|WP_Error => Contract::paged( 'bookings', $this->bookings->page( $input, $this->rights->forms() ) ),
				isReadOnly: true,
			),
			new Ability(
				name: 'get-booking',
				label: __( 'Read a booking', 'vestibule' ),
				description: __( 'Reads one appointment with its history. It holds personal data.', 'vestibule' ),
				input: Contract::object( array( 'id' => $this->number() ) ),
				output: $this->booking(),
				isAllowed: $this->rights->mayOpen( ... ),
				run: fn ( array $input ): array|WP_Error => self::answer( $this->find( $input ) ?? self::missing() ),
				isReadOnly: true,
			),
			new Ability(
				name: 'list-free-times',
				label: __( 'List free times', 'vestibule' ),
				description: __( 'Lists when an appointment type can be booked by the institute, up to 62 days at a time.', 'vestibule' ),
				input: Contract::inner( $this->schema->read( 'booking-free' ) ),
				output: Contract::object( array( 'times' => array( 'type' => 'array', 'items' => Contract::inner( $this->schema->read( 'booking-time' ) ) ) ) ),
				isAllowed: $this->rights->mayOpen( ... ),
				run: fn ( array $input ): array|WP_Error => self::answer( $this->times->free( $input ), 'times' ),
				isReadOnly: true,
			),
			new Ability(
				name: 'book-appointment',
				label: __( 'Book an appointment', 'vestibule' ),
				description: __( 'Books a free time for somebody, with an entry of the form that asks for the appointment type. Mails go out only with “notify”.', 'vestibule' ),
				input: Contract::inner( $this->schema->read( 'booking-new' ) ),
				output: $this->booking(),
				isAllowed: $this->rights->mayOpen( ... ),
				run: fn ( array $input ): array|WP_Error => self::answer( $this->writing->book( $input, $this->rights->forms() ) ),
			),
			new Ability(
				name: 'move-booking',
				label: __( 'Move a booking', 'vestibule' ),
				description: __( 'Gives an appointment another time that is free, also outside of the offered hours, and writes the visitor unless “notify” is false.', 'vestibule' ),
				input: $this->changing( 'booking-move' ),
				output: $this->booking(),
				isAllowed: $this->rights->mayOpen( ... ),
				run: $this->change( $this->writing->move( ... ) ),
				isDestructive: true,
			),
			new Ability(
				name: 'cancel-booking',
				label: __( 'Cancel a booking', 'vestibule' ),
				description: __( 'Cancels an appointment: its time can be booked at once. The visitor is emailed unless “notify” is false.', 'vestibule' ),
				input: $this->changing( 'booking-cancel' ),
				output: $this->booking(),
				isAllowed: $this->rights->mayOpen( ... ),
				run: $this->change( $this->writing->cancel( ... ) ),
				isDestructive: true,
			),
			new Ability(
				name: 'restore-booking',
				label: __( 'Book a cancelled booking again', 'vestibule' ),
				description: __( 'Takes a cancellation back where the time is still free. The visitor is emailed unless “notify” is false.', 'vestibule' ),
				input: $this->changing( 'booking-restore' ),
				output: $this->booking(),
				isAllowed: $this->rights->mayOpen( ... ),
				run: $this->change( $this->writing->restore( ... ) ),
			),
			new Ability(
				name: 'mark-booking-missed',
				label: __( 'Mark a booking as missed', 'vestibule' ),
				description: __( 'Notes that a visitor did not come, or that this was a mistake. No email is sent.', 'vestibule' ),
				input: $this->changing( 'booking-missed' ),
				output: $this->booking(),
				isAllowed: $this->rights->mayOpen( ... ),
				run: $this->change( $this->writing->missed( ... ) ),
			),
		);
	}

	/**
	 * @param array<array-key, mixed> $input
	 * @return array<string, mixed>|null Null also for one that the user may not read.
	 */
	private function find( array $input ): ?array {
		return $this->bookings->find( Contract::number( $input, 'id' ), $this->rights->forms() );
	}

	/**
	 * @param Closure(int, array<array-key, mixed>): (array<string, mixed>|WP_Error) $work
	 * @return Closure(array<array-key, mixed>): (array<string, mixed>|WP_Error)
	 */
	private function change( Closure $work ): Closure {
		return fn ( array $input ): array|WP_Error => self::answer(
			null === $this->find( $input ) ? self::missing() : $work( Contract::number( $input, 'id' ), array_diff_key( $input, array( 'id' => 0 ) ) )
		);
	}

	/** @return array<string, mixed> */
	private function changing( string $contract ): array {
		return Contract::with( 'id', $this->number(), $this->schema->read( $contract ) );
	}

	/** @return array<string, mixed> */
	private function number(): array {
		return array( 'type' => 'integer', 'minimum' => 1, 'description' => __( 'The number of the booking.', 'vestibule' ) );
	}

	/** @return array<string, mixed> */
	private function booking(): array {
		return Contract::object( array( 'booking' => Contract::inner( $this->schema->read( 'bookings-row' ) ) ) );
	}

	/**
	 * @param array<array-key, mixed>|WP_Error $result
	 * @return array<string, mixed>|WP_Error
	 */
	private static function answer( array|WP_Error $result, string $name = 'booking' ): array|WP_Error {
		return $result instanceof WP_Error ? $result : array( $name => $result );
	}

	private static function missing(): WP_Error {
		return new WP_Error( 'vestibule_no_booking', __( 'There is no booking with this number.', 'vestibule' ), array( 'status' => 404 ) );
	}
}
