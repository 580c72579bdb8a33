<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Schema;

/**
 * Says in words what keeps the settings of an event from being stored, each at its control. What is right is stored as
 * it was typed: nothing is rounded, cut or replaced.
 */
final class EventRules {

	/** What is a number, and typed as text. */
	public const NUMBERS = array( 'duration', 'capacity', 'notice', 'horizon', 'step', 'bufferBefore', 'bufferAfter', 'dayLimit', 'moveUntil', 'cancelUntil', 'waitingHold', 'waitingMost' );

	private readonly StoredHours $hours;

	public function __construct( private readonly Schema $schema ) {
		$this->hours = new StoredHours( $schema );
	}

	/**
	 * The settings as they are stored; times as people write them are read.
	 *
	 * @param array<array-key, mixed> $sent
	 * @return array<array-key, mixed>
	 */
	public function read( array $sent ): array {
		$numbers = array();
		foreach ( self::NUMBERS as $key ) {
			$number          = is_string( $sent[ $key ] ?? null ) ? trim( $sent[ $key ] ) : null;
			$numbers[ $key ] = null !== $number && ctype_digit( $number ) && strlen( $number ) < 10 ? (int) $number : $sent[ $key ] ?? null;
		}
		return array_filter( $numbers + $this->hours->read( $sent ), static fn ( mixed $value ): bool => null !== $value );
	}

	/**
	 * @param array<array-key, mixed> $settings As read() gives them.
	 * @return array<string, string> Words by control, such as `duration` or `hours.monday.0`.
	 */
	public function errors( array $settings ): array {
		$errors = $this->schema->faults( 'event', array_intersect_key( $settings, array_flip( array( ...self::NUMBERS, 'hostChoice', 'hostMails', 'reminders', 'waiting' ) ) ) );
		return $errors + $this->placeErrors( $settings['place'] ?? array() ) + $this->hostErrors( $settings['hosts'] ?? array() ) + $this->hours->errors( $settings );
	}

	/** @return array{int, int} Least and most of a number, by the contract. */
	public function limits( string $key ): array {
		return $this->schema->limits( 'event', $key );
	}

	/** @return array<string, string> */
	private function placeErrors( mixed $place ): array {
		$kind = is_array( $place ) ? $place['kind'] ?? 'none' : '';
		$text = is_array( $place ) ? $place['text'] ?? '' : '';
		if ( ! in_array( $kind, array( 'none', 'address', 'phone', 'video', 'text' ), true ) || ! is_string( $text ) || mb_strlen( $text ) > 500 ) {
			return array( 'place' => __( 'Choose a kind of place, and give it in 500 characters at most.', 'vestibule' ) );
		}
		if ( 'none' !== $kind && '' === trim( $text ) ) {
			return array( 'place' => __( 'Say where it is, or choose “No place”.', 'vestibule' ) );
		}
		$is_link = 1 === preg_match( '~^https?://[^\s/]+\S*$~D', trim( $text ) );
		return 'video' === $kind && ! $is_link ? array( 'place' => __( 'Give the whole link, such as https://meet.example.org/room.', 'vestibule' ) ) : array();
	}

	/** @return array<string, string> */
	private function hostErrors( mixed $hosts ): array {
		$ids    = is_array( $hosts ) ? array_filter( $hosts, 'is_int' ) : null;
		$is_all = null !== $ids && count( $ids ) === count( (array) $hosts ) && count( $ids ) <= $this->schema->mostItems( 'event', 'hosts' );
		foreach ( $is_all ? $ids : array() as $id ) {
			$is_all = $is_all && HostPostType::NAME === get_post_type( $id );
		}
		return $is_all ? array() : array( 'hosts' => __( 'Choose hosts from the list.', 'vestibule' ) );
	}
}
