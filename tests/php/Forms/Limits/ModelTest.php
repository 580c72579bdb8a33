<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Changes;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Forms\Withdrawal\Withdrawal;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Inbox\Edit\AnswerEditor;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Tests\Wired;

/**
 * Random entries, edits, status changes, spots given up and capacity changes, compared with a simple model after each
 * step. Full days have waiting lists unless their capacity is 0. A seed repeats a run. VESTIBULE_MODEL_STEPS sets the
 * number of steps.
 */
final class ModelTest extends LimitsTestCase {

	private const STEPS = 60;

	/** @var array<int, array{email: string, day: string, status: string, from: string, holds: bool, waits: bool, spam: bool}> By entry. */
	private array $model = array();

	/** @var array{total: int, friday: int, saturday: int} */
	private array $places = array( 'total' => 0, 'friday' => 0, 'saturday' => 0 );

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		foreach ( range( 1, 4 ) as $seed ) {
			yield "seed {$seed}" => array( $seed );
		}
	}

	#[DataProvider( 'seeds' )]
	public function test_random_sequences_of_requests_never_assign_a_spot_twice_or_lose_a_spot( int $seed ): void {
		mt_srand( $seed );
		$this->places = array( 'total' => mt_rand( 8, 14 ), 'friday' => mt_rand( 1, 2 ), 'saturday' => mt_rand( 1, 3 ) );
		$this->form( array(), $this->content() );
		$this->limit( array( 'entries' => $this->places['total'], 'onePer' => 'email' ) );
		$steps = (int) getenv( 'VESTIBULE_MODEL_STEPS' );
		for ( $step = 1; $step <= ( $steps > 0 ? $steps : self::STEPS ); $step++ ) {
			$what = $this->step();
			$this->moveUp();
			$this->compare( "seed {$seed}, step {$step}: {$what}" );
		}
	}

	private function step(): string {
		$ids = array_keys( $this->model );
		$id  = array() === $ids ? 0 : $ids[ mt_rand( 0, count( $ids ) - 1 ) ];
		return match ( 0 === $id ? 0 : mt_rand( 0, 12 ) ) {
			0, 1, 2, 3, 4 => $this->enter( 'p' . mt_rand( 1, 30 ) . '@example.org', array( 'friday', 'friday', 'saturday', 'any' )[ mt_rand( 0, 3 ) ] ),
			5       => $this->edit( $id, array( 'friday', 'saturday', 'any' )[ mt_rand( 0, 2 ) ] ),
			6       => $this->put( $id, 'trash' ),
			7       => $this->put( $id, 'spam' ),
			8, 9    => $this->put( $id, 'restore' ),
			10      => $this->put( $id, 'not-spam' ),
			11      => $this->leave( $id ),
			default => 0 === mt_rand( 0, 2 ) ? $this->erase( $id ) : $this->resize(),
		};
	}

	private function enter( string $email, string $day ): string {
		$entry   = array( 'email' => $email, 'day' => $day, 'status' => 'in', 'from' => 'in', 'holds' => true, 'waits' => ! $this->hasRoom( $day, $this->model ), 'spam' => false );
		$fits    = $this->fits( $entry );
		$answer  = $this->send( array( 'email' => $email, 'day' => $day ) );
		$what    = "{$email} wants {$day}";
		self::assertSame( $fits ? 200 : 409, $answer->status, $what );
		if ( $fits ) {
			$data = $answer->body['data'];
			self::assertIsArray( $data );
			$id = is_numeric( $data['insert_id'] ) ? (int) $data['insert_id'] : 0;
			$this->model[ $id ] = $entry;
		}
		return $what;
	}

	private function edit( int $id, string $day ): string {
		$entry = $this->model[ $id ];
		$store = $this->site->services->store();
		$editor = new AnswerEditor( $this->site->forms, $this->table(), new NoteTable( $store->database, $this->site->clock ), $store->transaction(), Wired::of( Admission::class ) );
		$others  = array_diff_key( $this->model, array( $id => true ) );
		// An entry that was restored without its spots needs all of them. An entry that has them needs only the new
		// one.
		$counts  = 'in' === $entry['status'] && $day !== $entry['day'];
		$fits    = ! $counts || ( $entry['holds'] ? $this->takes( $day, $others ) : $this->fits( array( 'day' => $day ) + $entry, $others ) );
		$refused = EntryRefused::answer( fn (): mixed => $editor->change( $id, array( 'day' => $day ) ) ) instanceof \WP_Error;
		self::assertSame( ! $fits, $refused, "{$id} changes to {$day}" );
		if ( $fits ) {
			$waits              = $counts ? ! $this->hasRoom( $day, $others ) : $entry['waits'];
			$this->model[ $id ] = array( 'day' => $day, 'holds' => $counts || $entry['holds'], 'waits' => $waits ) + $entry;
		}
		return "{$id} changes to {$day}";
	}

	/** @param 'trash'|'spam'|'restore'|'not-spam' $to */
	private function put( int $id, string $to ): string {
		$entry = $this->model[ $id ];
		$lost  = $this->change( array( $id ), $to );
		if ( 'trash' === $to && 'trash' !== $entry['status'] ) {
			$this->model[ $id ] = array( 'status' => 'trash', 'from' => $entry['status'], 'holds' => false, 'waits' => false ) + $entry;
		} elseif ( 'spam' === $to && 'in' === $entry['status'] ) {
			$this->model[ $id ] = array( 'status' => 'spam', 'holds' => false, 'waits' => false ) + $entry;
		} elseif ( ( 'restore' === $to && 'trash' === $entry['status'] && 'in' === $entry['from'] ) || ( 'not-spam' === $to && 'spam' === $entry['status'] ) ) {
			$fits               = $this->fits( $entry );
			$waits              = $fits && ! $this->hasRoom( $entry['day'], $this->model );
			$this->model[ $id ] = array( 'status' => 'in', 'holds' => $fits, 'waits' => $waits ) + $entry;
			$reason             = $waits ? array( $id => 'waits' ) : array();
			self::assertSame( $fits ? $reason : array( $id => 'full' ), $lost, "{$id}: {$to}" );
		} elseif ( 'restore' === $to && 'trash' === $entry['status'] ) {
			$this->model[ $id ] = array( 'status' => 'spam' ) + $entry;
		}
		return "{$id}: {$to}";
	}

	/** Releases only the spot of the option. The entry still counts toward the limits of the form and the person. */
	private function leave( int $id ): string {
		$entry = $this->model[ $id ];
		$may   = $entry['holds'] && ( $entry['waits'] || 0 < ( $this->places[ $entry['day'] ] ?? 0 ) );
		$form  = $this->site->forms->byFormId( $this->number ) ?? throw new \LogicException();
		$left  = true;
		try {
			Wired::of( Withdrawal::class )->leave( $id, (string) array_key_first( Wired::of( Withdrawal::class )->held( $form, $id ) ) );
		} catch ( Refused ) {
			$left = false;
		}
		self::assertSame( $may, $left, "{$id} leaves {$entry['day']}" );
		$this->model[ $id ] = $left ? array( 'day' => 'given up', 'waits' => false ) + $entry : $entry;
		return "{$id} leaves {$entry['day']}";
	}

	private function erase( int $id ): string {
		( new Changes( $this->table(), $this->site->services->store()->transaction() ) )->erase( array( $id ) );
		unset( $this->model[ $id ] );
		return "{$id} is deleted";
	}

	private function resize(): string {
		$this->places = array( 'total' => mt_rand( 8, 14 ), 'friday' => mt_rand( 0, 4 ), 'saturday' => mt_rand( 1, 3 ) );
		wp_update_post( array( 'ID' => $this->post, 'post_content' => wp_slash( $this->content() ) ) );
		$this->limit( array( 'entries' => $this->places['total'], 'onePer' => 'email' ) );
		return 'other capacities: ' . wp_json_encode( $this->places );
	}

	/**
	 * @param array{email: string, day: string, ...} $entry
	 * @param array<int, array<string, mixed>>|null  $others Other entries. Defaults to all.
	 */
	private function fits( array $entry, ?array $others = null ): bool {
		$others ??= $this->model;
		$holding  = array_filter( $others, static fn ( array $one ): bool => (bool) $one['holds'] );
		$same     = array_filter( $holding, static fn ( array $one ): bool => $one['email'] === $entry['email'] );
		return count( $holding ) < $this->places['total'] && array() === $same && $this->takes( $entry['day'], $others );
	}

	/**
	 * Checks whether the day has a spot or a waiting list.
	 *
	 * @param array<int, array<string, mixed>> $others
	 */
	private function takes( string $day, array $others ): bool {
		return 0 < ( $this->places[ $day ] ?? 1 ) || $this->hasRoom( $day, $others );
	}

	/** @param array<int, array<string, mixed>> $others */
	private function hasRoom( string $day, array $others ): bool {
		$there = array_filter( $others, static fn ( array $one ): bool => $one['holds'] && ! $one['waits'] && $one['day'] === $day );
		return ! isset( $this->places[ $day ] ) || count( $there ) < $this->places[ $day ];
	}

	/** Promotes the oldest waiting entries, as the plugin does. */
	private function moveUp(): void {
		ksort( $this->model );
		foreach ( $this->model as $id => $entry ) {
			if ( $entry['waits'] && $this->hasRoom( $entry['day'], $this->model ) ) {
				$this->model[ $id ]['waits'] = false;
			}
		}
	}

	private function compare( string $step ): void {
		$holding = array_filter( $this->model, static fn ( array $one ): bool => $one['holds'] );
		$taken   = Wired::of( Admission::class )->taken( $this->site->forms->byFormId( $this->number ) ?? throw new \LogicException( $step ) );
		$waiting = array_filter( $holding, static fn ( array $one ): bool => $one['waits'] );
		$days    = array_count_values( array_column( array_diff_key( $holding, $waiting ), 'day' ) );
		$rows    = $this->site->database->rows( 'SELECT entry_id FROM {entry_seats} WHERE pool LIKE %s ORDER BY entry_id', 'wait:%' );
		self::assertSame( array_keys( $waiting ), array_map( intval( ... ), array_column( $rows, 'entry_id' ) ), $step );
		self::assertSame( array( count( $holding ), $days['friday'] ?? 0, $days['saturday'] ?? 0 ), array( $taken['']['total'], $taken['day']['friday'], $taken['day']['saturday'] ), $step );
		self::assertSame( 'good', Wired::of( PlacesCheck::class )->finding()->status, $step );
		$this->assertCounted();
	}

	private function content(): string {
		return '<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /--><!-- wp:vestibule/field-radio {"name":"day","label":"Day","waitingList":true,"options":['
			. "{\"value\":\"friday\",\"label\":\"Friday\",\"places\":{$this->places['friday']}},{\"value\":\"saturday\",\"label\":\"Saturday\",\"places\":{$this->places['saturday']}},"
			. '{"value":"any","label":"Any"}]} /-->';
	}
}
