<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Kernel\Database\Storage;

/** GET vestibule/v1/entries: listed entries, and protection against SQL injection (security row 8). */
final class ListTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'editor' );
	}

	public function test_the_entry_list_starts_with_the_newest_entry_and_excludes_the_trash(): void {
		$one   = $this->entry();
		$two   = $this->entry( row: array( 'status' => 'read' ) );
		$trash = $this->entry( row: array( 'status' => 'trash' ) );
		self::assertSame( array( $two, $one ), $this->listed( array() ) );
		self::assertSame( array( $one ), $this->listed( array( 'status' => 'unread' ) ) );
		self::assertSame( array( $two ), $this->listed( array( 'status' => 'read' ) ) );
		self::assertSame( array( $trash ), $this->listed( array( 'status' => 'trash' ) ) );
		self::assertSame( array( $one, $two ), $this->listed( array( 'order' => 'asc' ) ) );
	}

	public function test_an_entry_without_a_sender_shows_a_summary_of_its_answers(): void {
		$this->entry( array( 'names[first_name]' => '', 'names[last_name]' => '', 'email' => '' ) );
		$row = $this->data( $this->call( 'GET', self::ROUTE ) )[0];
		self::assertIsArray( $row );
		self::assertSame( array( '', '' ), array( $row['name'], $row['email'] ) );
		self::assertIsString( $row['summary'] );
		self::assertNotSame( '', $row['summary'] );
		$this->entry();
		self::assertSame( '', array_column( $this->data( $this->call( 'GET', self::ROUTE ) ), 'summary' )[0] );
	}

	public function test_an_entry_that_was_answered_by_email_is_marked_in_the_list(): void {
		$answered = $this->entry();
		$this->entry();
		$this->call( 'POST', self::ROUTE . "/{$answered}/reply", array( 'subject' => 'Re: A course', 'body' => 'Dear Ada' ) );
		self::assertSame( array( false, true ), array_column( $this->data( $this->call( 'GET', self::ROUTE ) ), 'answered' ) );
	}

	public function test_entries_can_be_sorted_by_the_time_of_receipt(): void {
		$late  = $this->entry( row: array( 'created_at' => '2026-11-21 10:00:00' ) );
		$early = $this->entry( row: array( 'created_at' => '2026-11-21 08:00:00' ) );
		self::assertSame( array( $early, $late ), $this->listed( array( 'orderby' => 'created_at', 'order' => 'asc' ) ) );
		self::assertSame( array( $late, $early ), $this->listed( array( 'orderby' => 'created_at' ) ) );
	}

	public function test_the_response_for_a_page_of_entries_has_headers_with_the_total(): void {
		$ids    = array( $this->entry(), $this->entry(), $this->entry() );
		$answer = $this->call( 'GET', self::ROUTE, array( 'per_page' => 2, 'page' => 2 ) );
		self::assertSame( array( $ids[0] ), array_column( $this->data( $answer ), 'id' ) );
		self::assertSame( '3', $answer->get_headers()['X-WP-Total'] );
		self::assertSame( '2', $answer->get_headers()['X-WP-TotalPages'] );
	}

	/** @return iterable<string, array{string, string}> */
	public static function orders(): iterable {
		foreach ( array( 'id', 'created_at', 'form', 'status', 'name' ) as $column ) {
			yield "{$column}, ascending" => array( $column, 'asc' );
			yield "{$column}, descending" => array( $column, 'desc' );
		}
	}

	#[DataProvider( 'orders' )]
	public function test_paging_by_a_neighboring_entry_returns_the_same_page_as_paging_by_number( string $column, string $order ): void {
		for ( $at = 0; $at < 6; $at++ ) {
			$this->entry( row: array( 'form_id' => 4 + $at % 2, 'status' => $at < 3 ? 'read' : 'unread', 'created_at' => '2026-11-2' . ( $at % 3 ) . ' 10:00:00' ) );
		}
		// Names that cron has not stored yet are NULL.
		( new Storage() )->database->execute( "UPDATE {submissions} SET sender = CASE id %% 4 WHEN 0 THEN NULL WHEN 2 THEN 'Bob' ELSE 'Ada' END WHERE id > %d", 0 );
		$asked = array( 'orderby' => $column, 'order' => $order, 'per_page' => 2 );
		$all   = $this->listed( array( 'per_page' => 100 ) + $asked );
		self::assertCount( 6, $all );
		self::assertSame( array( $all[2], $all[3] ), $this->listed( array( 'page' => 2, 'following' => $all[1] ) + $asked ) );
		self::assertSame( array( $all[4], $all[5] ), $this->listed( array( 'page' => 3, 'following' => $all[3] ) + $asked ) );
		self::assertSame( array( $all[2], $all[3] ), $this->listed( array( 'page' => 2, 'preceding' => $all[4] ) + $asked ) );
		self::assertSame( array( $all[0], $all[1] ), $this->listed( array( 'page' => 1, 'preceding' => $all[2] ) + $asked ) );
	}

	public function test_paging_by_a_deleted_entry_falls_back_to_the_page_number(): void {
		$ids = array( $this->entry(), $this->entry(), $this->entry() );
		self::assertSame( array( $ids[0] ), $this->listed( array( 'per_page' => 2, 'page' => 2, 'following' => 999_999 ) ) );
	}

	public function test_paging_by_a_neighboring_entry_works_with_a_search(): void {
		$ids   = array_reverse( array( $this->entry(), $this->entry(), $this->entry(), $this->entry(), $this->entry() ) );
		$asked = array( 'search' => 'lovelace', 'per_page' => 2, 'page' => 2 );
		foreach ( array( array( 'following' => $ids[1] ), array( 'preceding' => $ids[4] ) ) as $beside ) {
			$answer = $this->call( 'GET', self::ROUTE, $beside + $asked );
			self::assertSame( array( array( $ids[2], $ids[3] ), '5' ), array( array_column( $this->data( $answer ), 'id' ), $answer->get_headers()['X-WP-Total'] ) );
		}
	}

	public function test_the_links_to_the_previous_and_next_page_contain_the_neighboring_entries(): void {
		$ids    = array( $this->entry(), $this->entry(), $this->entry(), $this->entry(), $this->entry() );
		$answer = $this->call( 'GET', self::ROUTE, array( 'per_page' => 1, 'page' => 3, 'following' => $ids[3] ) );
		self::assertSame( array( $ids[2] ), array_column( $this->data( $answer ), 'id' ) );
		$link = $answer->get_headers()['Link'];
		self::assertMatchesRegularExpression( "/preceding={$ids[2]}&[^>]*page=2>; rel=\"prev\"/", $link );
		self::assertMatchesRegularExpression( "/following={$ids[2]}&[^>]*page=4>; rel=\"next\"/", $link );
		self::assertStringNotContainsString( (string) "following={$ids[3]}", $link );
	}

	public function test_entries_can_be_filtered_by_form(): void {
		$this->entry();
		$other = $this->entry( row: array( 'form_id' => 5 ) );
		self::assertSame( array( $other ), $this->listed( array( 'form' => 5 ) ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function searches(): iterable {
		yield 'a word' => array( 'lovelace', true );
		yield 'a part of a word in capitals' => array( 'LOVE', true );
		yield 'capitals outside of ASCII' => array( 'MÜSSIG', true );
		yield 'all words in another order' => array( 'müssig ada', true );
		yield 'a missing word' => array( 'ada babbage', false );
		yield 'a percent sign in the text' => array( '100%', true );
		yield 'a percent sign as wildcard' => array( 'a%e', false );
		yield 'an underscore as wildcard' => array( 'l_velace', false );
		yield 'a backslash in the text' => array( 'c:\\temp', true );
		yield 'an apostrophe in the text' => array( "o'brien", true );
		yield 'a typographic apostrophe instead of a straight one' => array( 'o’brien', true );
		yield 'a straight apostrophe instead of a typographic one' => array( "d'arc", true );
		yield 'a hyphen instead of a dash' => array( 'anna-lena', true );
		yield 'a dash instead of a hyphen' => array( 'Jean–Paul', true );
		yield 'an apostrophe instead of a letter' => array( "o'rien", false );
		yield 'an SQL injection' => array( "' OR 1=1 -- ", false );
	}

	#[DataProvider( 'searches' )]
	public function test_special_characters_in_a_search_are_matched_literally( string $search, bool $found ): void {
		$id = $this->entry( array( 'description' => "100% müssig c:\\temp o'brien D’Arc Anna–Lena jean-paul" ) );
		self::assertSame( $found ? array( $id ) : array(), $this->listed( array( 'search' => $search ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function refused(): iterable {
		yield 'an unknown column' => array( array( 'orderby' => 'data' ) );
		yield 'SQL as column' => array( array( 'orderby' => 'id) OR SLEEP(3)#' ) );
		yield 'SQL as order' => array( array( 'order' => 'desc, (SELECT SLEEP(3))' ) );
		yield 'SQL as status' => array( array( 'status' => "any') OR SLEEP(3)#" ) );
		yield 'SQL as form ID' => array( array( 'form' => '4) OR SLEEP(3)#' ) );
		yield 'SQL as page number' => array( array( 'page' => '1; DROP TABLE x' ) );
		yield 'a page size above the maximum' => array( array( 'per_page' => 101 ) );
		yield 'a page size of zero' => array( array( 'per_page' => 0 ) );
		yield 'a list as search' => array( array( 'search' => array( 'a' ) ) );
		yield 'a search of one megabyte' => array( array( 'search' => str_repeat( 'a', 1000000 ) ) );
	}

	/** @param array<string, mixed> $params */
	#[DataProvider( 'refused' )]
	public function test_parameters_that_do_not_match_the_contract_are_rejected( array $params ): void {
		self::assertSame( 400, $this->call( 'GET', self::ROUTE, $params )->get_status() );
	}

	public function test_a_row_in_the_entry_list_contains_the_sender_and_subject_and_the_time_and_appointment(): void {
		$id = $this->entry();
		$this->booking( $id );
		$row = $this->data( $this->call( 'GET', self::ROUTE ) )[0];
		self::assertIsArray( $row );
		self::assertSame( 'Ada Lovelace', $row['name'] );
		self::assertSame( 'ada@example.org', $row['email'] );
		self::assertSame( 'A course', $row['subject'] );
		self::assertSame( '2026-11-21T09:00:00Z', $row['createdAt'] );
		self::assertIsArray( $row['appointment'] );
		self::assertSame( '2026-12-01T09:00:00Z', $row['appointment']['start'] );
	}

	public function test_responses_with_a_list_or_an_entry_or_an_overview_match_their_contracts(): void {
		$id = $this->entry();
		$this->booking( $id );
		foreach ( array( 'entries-row' => '', 'entries-entry' => "/{$id}", 'entries-overview' => '/overview' ) as $contract => $path ) {
			$schema = Contracts::schema()->read( $contract );
			$answer = $this->data( $this->call( 'GET', self::ROUTE . $path ) );
			self::assertTrue( rest_validate_value_from_schema( 'entries-row' === $contract ? $answer[0] : $answer, $schema, $contract ) );
		}
	}
}
