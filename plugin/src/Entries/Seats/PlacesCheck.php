<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;
use DateTimeImmutable;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\RepairableCheck;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health check for spots: whether the stored counts match the entries, and whether only active entries have spots.
 */
#[Hook( 'vestibule/health_checks' )]
final class PlacesCheck implements RepairableCheck {

	/**
	 * Condition for spots of entries that were deleted or are in the Trash or spam. Spots that are marked for a later
	 * release (Forms\Limits\HeldPlaces) count only if their release is long overdue.
	 */
	private const WRONG = 's.entry_id NOT IN (' . EntryTable::READABLE
		. ') AND (s.release_at IS NULL OR s.release_at < %s)';

	/**
	 * @param Closure(list<int>): mixed $release Releases the spots of entries.
	 * @param Closure(): mixed          $promote Promotes entries from the waiting lists of all forms.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Transaction $transaction,
		private readonly Closure $release,
		private readonly Closure $promote,
	) {}

	public function name(): string {
		return 'places';
	}

	public function label(): string {
		return __( 'Spots of forms', 'vestibule' );
	}

	public function finding(): Finding {
		$miscounted = $this->miscounted();
		$wrong      = $this->withoutEntry();
		if ( 0 === $miscounted + $wrong ) {
			return Finding::good(
				__( 'Spots of forms are counted correctly', 'vestibule' ),
				__( 'Every taken spot belongs to an entry.', 'vestibule' )
			);
		}
		/* translators: %s: a number. */
		$counts = _n(
			'%s count of spots does not match the entries.',
			'%s counts of spots do not match the entries.',
			$miscounted,
			'vestibule'
		);
		/* translators: %s: a number. */
		$places = _n(
			'%s spot is taken by an entry that has been deleted or is in the Trash or spam folder.',
			'%s spots are taken by entries that have been deleted or are in the Trash or spam folder.',
			$wrong,
			'vestibule'
		);
		$words  = array_filter( array( $counts => $miscounted, $places => $wrong ) );
		$words  = array_map(
			static fn ( string $text, int $number ): string => sprintf( $text, number_format_i18n( $number ) ),
			array_keys( $words ),
			$words
		);
		$cause  = __(
			'Other software has changed the plugin’s tables. Forms may be full too early or too late.',
			'vestibule'
		);
		return Finding::critical(
			__( 'Spots of forms are not counted correctly', 'vestibule' ),
			array( ...$words, $cause )
		);
	}

	public function facts(): array {
		$taken = array_map(
			fn ( string $prefix ): int => (int) $this->database->value(
				'SELECT SUM(taken) FROM {booking_resources} WHERE resource LIKE %s',
				"{$prefix}%"
			),
			array( 'form' => 'form:', 'option' => 'seat:', 'course' => Pool::GROUP . '%:', 'waiting' => Pool::WAITING )
		);
		return array(
			__( 'Spots taken', 'vestibule' )    => (string) ( $taken['form'] + $taken['option'] + $taken['course'] ),
			__( 'On waiting lists', 'vestibule' ) => (string) $taken['waiting'],
		);
	}

	/**
	 * Releases the spots of entries that were deleted or are in the Trash or spam. Corrects the counts and promotes
	 * entries.
	 */
	public function repair(): void {
		$rows = $this->database->rows(
			'SELECT DISTINCT s.entry_id FROM {entry_seats} s WHERE ' . self::WRONG,
			new DateTimeImmutable( '-2 days' )
		);
		if ( array() !== $rows ) {
			( $this->release )( array_map( intval( ... ), array_column( $rows, 'entry_id' ) ) );
		}
		$pools = $this->miscountedPools();
		foreach ( $pools as $pool ) {
			$this->transaction->run( fn () => $this->countAgain( $pool ) );
		}
		( $this->promote )();
		$groups = PoolGroup::namesOf( $pools );
		if ( array() !== $groups ) {
			$this->transaction->run( static fn () => Events::tell( new SpotsReleased( $groups ) ) );
		}
	}

	private function countAgain( string $pool ): void {
		( new Resources( $this->database ) )->lock( $pool );
		$seats = (int) $this->database->value( 'SELECT SUM(spots) FROM {entry_seats} WHERE pool = %s FOR UPDATE', $pool );
		$this->database->execute( 'UPDATE {booking_resources} SET taken = %d WHERE resource = %s', $seats, $pool );
	}

	/** @return list<string> */
	private function miscountedPools(): array {
		$counted = $this->database->rows(
			'SELECT r.resource AS pool FROM {booking_resources} r LEFT JOIN (SELECT pool, SUM(spots) AS seats FROM {entry_seats} GROUP BY pool) s ON s.pool = r.resource
			WHERE r.taken <> COALESCE(s.seats, 0)'
		);
		$missing = $this->database->rows(
			'SELECT DISTINCT s.pool FROM {entry_seats} s LEFT JOIN {booking_resources} r ON r.resource = s.pool WHERE r.resource IS NULL'
		);
		return array_map( strval( ... ), array_column( array( ...$counted, ...$missing ), 'pool' ) );
	}

	/** Returns the number of pools whose stored count differs from the spots of their entries. */
	private function miscounted(): int {
		return (int) $this->database->value(
			'SELECT COUNT(*) FROM {booking_resources} r LEFT JOIN (SELECT pool, SUM(spots) AS seats FROM {entry_seats} GROUP BY pool) s ON s.pool = r.resource
			WHERE r.taken <> COALESCE(s.seats, 0)'
		) + (int) $this->database->value(
			'SELECT COUNT(DISTINCT s.pool) FROM {entry_seats} s LEFT JOIN {booking_resources} r ON r.resource = s.pool WHERE r.resource IS NULL'
		);
	}

	private function withoutEntry(): int {
		return (int) $this->database->value(
			'SELECT COUNT(*) FROM {entry_seats} s WHERE ' . self::WRONG,
			new DateTimeImmutable( '-2 days' )
		);
	}
}
