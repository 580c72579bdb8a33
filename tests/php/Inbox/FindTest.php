<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\WordIndex;
use Vestibule\Inbox\Senders;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Tests\Kernel\Database\Storage;

/** Filters and sorting of the list of entries, the IDs of all matches, and the neighbors of an entry. */
final class FindTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'editor' );
	}

	public function test_the_date_filter_includes_both_days_in_the_site_time_zone(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$before = $this->entry( row: array( 'created_at' => '2026-11-20 22:59:59' ) );
		$first  = $this->entry( row: array( 'created_at' => '2026-11-20 23:00:00' ) );
		$last   = $this->entry( row: array( 'created_at' => '2026-11-21 22:59:59' ) );
		$after  = $this->entry( row: array( 'created_at' => '2026-11-21 23:00:00' ) );
		self::assertSame( array( $last, $first ), $this->listed( array( 'from' => '2026-11-21', 'to' => '2026-11-21' ) ) );
		self::assertSame( array( $after, $last, $first ), $this->listed( array( 'from' => '2026-11-21' ) ) );
		self::assertSame( array( $last, $first, $before ), $this->listed( array( 'to' => '2026-11-21' ) ) );
		self::assertSame( 400, $this->call( 'GET', self::ROUTE, array( 'from' => '2026-13-40' ) )->get_status() );
	}

	public function test_entries_can_be_starred_and_unstarred_and_filtered_by_star(): void {
		$one = $this->entry();
		$two = $this->entry();
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . '/stars', array( 'ids' => array( $two ), 'starred' => true ) )->get_status() );
		self::assertSame( array( $two ), $this->listed( array( 'starred' => true ) ) );
		self::assertSame( array( $two, $one ), $this->listed( array() ) );
		self::assertSame( 1, $this->data( $this->call( 'GET', self::ROUTE . '/overview' ) )['starred'] );
		$this->call( 'POST', self::ROUTE . '/stars', array( 'ids' => array( $two ), 'starred' => false ) );
		self::assertSame( array(), $this->listed( array( 'starred' => true ) ) );
	}

	/**
	 * @return iterable<string, array{string, string, string, bool}> Field, operator, value, and whether the entry is
	 * found.
	 */
	public static function answers(): iterable {
		yield 'the whole answer' => array( 'input_text', 'equals', 'A course', true );
		yield 'the whole answer in another letter case' => array( 'input_text', 'equals', 'a COURSE', true );
		yield 'a part compared with the whole answer' => array( 'input_text', 'equals', 'course', false );
		yield 'a part of the answer' => array( 'input_text', 'contains', 'cour', true );
		yield 'the answer of another field' => array( 'email', 'contains', 'course', false );
		yield 'one value of a list' => array( 'checkbox', 'equals', 'b "two"', true );
		yield 'the first value of a list' => array( 'checkbox', 'equals', 'a', true );
		yield 'a part of a value of a list' => array( 'checkbox', 'contains', 'two', true );
		yield 'a value of the next list' => array( 'checkbox', 'equals', 'z', false );
		yield 'a part of a name' => array( 'names[last_name]', 'equals', 'Lovelace', true );
		yield 'a text that looks like another field' => array( 'forged', 'equals', 'yes', false );
		yield 'a regular expression' => array( 'input_text', 'contains', '.*', false );
		yield 'an SQL injection' => array( "x' OR 1=1 -- ", 'contains', "' OR SLEEP(3) -- ", false );
		yield 'unclosed brackets' => array( 'input_text', 'contains', '((((', false );
		yield 'a percent sign' => array( 'description', 'contains', '100%', true );
		yield 'a backslash' => array( 'description', 'contains', 'c:\\temp', true );
		yield 'letters outside of ASCII' => array( 'description', 'contains', 'müssig', true );
	}

	#[DataProvider( 'answers' )]
	public function test_entries_can_be_filtered_by_the_answer_to_one_field( string $field, string $match, string $value, bool $found ): void {
		$id = $this->entry( array( 'description' => '100% müssig c:\\temp "forged":"yes"', 'checkbox' => array( 'a', 'b "two"' ), 'other' => array( 'z' ) ) );
		$this->entry( row: array( 'form_id' => 5 ) );
		$statements = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$statements ): string {
				$statements[] = $sql;
				return $sql;
			}
		);
		self::assertSame( $found ? array( $id ) : array(), $this->listed( array( 'form' => 4, 'field' => $field, 'match' => $match, 'value' => $value ) ) );
		self::assertSame( array(), preg_grep( "/(?<!\\\\)' OR /", $statements ), 'A quote is not escaped.' );
	}

	public function test_entries_can_be_sorted_by_form_or_status_or_name_and_then_by_time(): void {
		$ada   = $this->entry( array( 'names[first_name]' => 'Zoe' ) );
		$other = $this->entry( row: array( 'form_id' => 5, 'status' => 'read' ) );
		$bob   = $this->entry( array( 'names[first_name]' => 'Bob' ) );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		self::assertSame( array( $ada, $bob, $other ), $this->listed( array( 'orderby' => 'form', 'order' => 'asc' ) ) );
		self::assertSame( array( $other, $bob, $ada ), $this->listed( array( 'orderby' => 'form', 'order' => 'desc' ) ) );
		self::assertSame( array( $other, $ada, $bob ), $this->listed( array( 'orderby' => 'status', 'order' => 'asc' ) ) );
		self::assertSame( array( $bob, $ada ), $this->listed( array( 'orderby' => 'name', 'order' => 'asc', 'form' => 4 ) ) );
		self::assertFalse( wp_next_scheduled( Senders::HOOK ) );
	}

	public function test_the_previous_and_next_entries_match_the_filters_and_order_of_the_list(): void {
		$ids     = array( $this->entry(), $this->entry( row: array( 'status' => 'read' ) ), $this->entry(), $this->entry() );
		$beside  = fn ( int $id, array $query ): array => $this->data( $this->call( 'GET', self::ROUTE . "/{$id}/neighbours", $query ) );
		$by_date = array( 'orderby' => 'created_at', 'status' => 'unread' );
		self::assertSame( array( 'previous' => $ids[3], 'next' => $ids[0] ), $beside( $ids[2], $by_date ) );
		self::assertSame( array( 'previous' => $ids[2], 'next' => $ids[0] ), $beside( $ids[1], $by_date ) );
		self::assertSame( array( 'previous' => null, 'next' => $ids[2] ), $beside( $ids[3], $by_date ) );
		self::assertSame( array( 'previous' => $ids[0], 'next' => $ids[3] ), $beside( $ids[2], array( 'order' => 'asc' ) + $by_date ) );
		self::assertSame( array( 'previous' => $ids[3], 'next' => $ids[0] ), $beside( $ids[2], array( 'orderby' => 'status', 'status' => 'unread' ) ) );
	}

	public function test_the_ids_of_all_matching_entries_are_returned_together_with_their_status(): void {
		$one = $this->entry();
		$two = $this->entry( row: array( 'status' => 'read' ) );
		$this->entry( row: array( 'form_id' => 5 ) );
		$all = array( array( 'id' => $one, 'status' => 'unread' ), array( 'id' => $two, 'status' => 'read' ) );
		self::assertSame( array( 'entries' => $all, 'after' => null ), $this->data( $this->call( 'GET', self::ROUTE . '/ids', array( 'form' => 4 ) ) ) );
		self::assertSame( array( $all[1] ), $this->data( $this->call( 'GET', self::ROUTE . '/ids', array( 'form' => 4, 'after' => $one ) ) )['entries'] );
	}

	public function test_list_rows_include_the_requested_answers(): void {
		$this->entry( array( 'description' => 'Long', 'checkbox' => array( 'a', 'b' ) ) );
		$rows = $this->data( $this->call( 'GET', self::ROUTE, array( 'form' => 4, 'answers' => array( 'description', 'checkbox', 'none' ) ) ) );
		self::assertIsArray( $rows[0] );
		self::assertSame( array( 'description' => 'Long', 'checkbox' => 'a, b' ), $rows[0]['answers'] );
	}

	public function test_a_user_who_may_read_only_one_form_cannot_find_or_star_entries_of_other_forms(): void {
		$own   = $this->entry();
		$other = $this->entry( row: array( 'form_id' => 5 ) );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( array( $own ), array_column( (array) $this->data( $this->call( 'GET', self::ROUTE . '/ids', array( 'form_id' => 4 ) ) )['entries'], 'id' ) );
		self::assertSame( array(), $this->data( $this->call( 'GET', self::ROUTE . '/ids', array( 'form' => 5 ) ) )['entries'] );
		self::assertSame( 403, $this->call( 'POST', self::ROUTE . '/stars', array( 'ids' => array( $own, $other ), 'starred' => true, 'form_id' => 4 ) )->get_status() );
		self::assertSame( 403, $this->call( 'GET', self::ROUTE . "/{$other}/neighbours", array( 'id' => $own ) )->get_status() );
		self::assertSame( array( 'previous' => null, 'next' => null ), $this->data( $this->call( 'GET', self::ROUTE . "/{$own}/neighbours" ) ) );
		self::assertSame( '0', $this->row( $own )['starred'] ?? '' );
	}

	#[Group( 'mariadb' )]
	public function test_searching_with_the_full_text_index_finds_the_expected_entries(): void {
		$storage = new Storage();
		$table   = $storage->tables->named( 'submissions' );
		$id      = $this->entry( array( 'description' => "100% müssig c:\\temp o'brien 東京タワー" ) );
		$this->entry();
		$storage->database->execute( "ALTER TABLE {$table} ADD FULLTEXT KEY " . WordIndex::NAME . ' (search_text)' );
		try {
			self::assertSame( '+müssig* +brien*', ( new WordIndex( $storage->database ) )->match( new Filter( search: "müssig o'brien with +-\" 東京" ) ) );
			foreach ( array( 'müssig', 'MÜSS lovelace', '100%', 'c:\\temp', "o'brien", '東京', 'ada@example.org müssig' ) as $search ) {
				self::assertSame( array( $id ), $this->listed( array( 'search' => $search ) ), $search );
			}
			self::assertSame( array( $id ), $this->listed( array( 'form' => 4, 'field' => 'description', 'value' => 'müssig' ) ) );
			foreach ( array( '"müssig', 'müssig*@x', '+(müssig ~', '((( SLEEP(3)' ) as $search ) {
				$this->listed( array( 'search' => $search ) );
			}
		} finally {
			$storage->database->execute( "ALTER TABLE {$table} DROP KEY " . WordIndex::NAME );
		}
	}

	/** Each word alone is frequent enough to be found without the index. Both words together are not. */
	public function test_the_full_text_index_is_used_only_if_few_entries_match(): void {
		$storage = new Storage();
		$table   = $storage->tables->named( 'submissions' );
		for ( $i = 0; $i < 380; $i++ ) {
			$this->entry( array( 'description' => 'winter' ) );
			$this->entry( array( 'description' => 'summer' ) );
		}
		$storage->database->execute( "ALTER TABLE {$table} ADD FULLTEXT KEY " . WordIndex::NAME . ' (search_text)' );
		try {
			$index = new WordIndex( $storage->database );
			self::assertSame( '', $index->match( new Filter( search: 'winter' ) ) );
			self::assertSame( '+winter* +summer*', $index->match( new Filter( search: 'winter summer' ) ) );
			self::assertSame( '+autumn*', $index->match( new Filter( search: 'autumn' ) ) );
			$answer = new Filter( form: 4, field: 'description', value: 'winter' );
			self::assertSame( '+winter*', $index->match( $answer ) );
		} finally {
			$storage->database->execute( "ALTER TABLE {$table} DROP KEY " . WordIndex::NAME );
		}
	}
}
