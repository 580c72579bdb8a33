<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form\Kept;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Booking\EventPostType;
use Vestibule\Booking\Holds;
use Vestibule\Booking\SlotHoldCall;
use Vestibule\Entries\Erasure;
use Vestibule\Storage\Transaction;
use Vestibule\Tests\Security\FreshForms;
use Vestibule\Tests\TestCase;

/** A printed form is shown to others like its visitor, and to nobody else, until something in it has changed. */
final class KeptFormTest extends TestCase {
	use FreshForms;

	private KeptSite $pages;

	protected function setUp(): void {
		parent::setUp();
		$this->pages = new KeptSite();
		remove_all_actions( 'vestibule/form_submitted' );
		( new \Vestibule\Form\Kept\KeptModule( $this->pages->shelf, array( 'vestibule_form', 'vestibule_event' ) ) )->register();
	}

	public function test_the_next_visitor_gets_the_same_page_from_the_shelf(): void {
		$first = $this->pages->page();
		self::assertStringContainsString( 'data-form_id="4"', $first );
		self::assertSame( $first, $this->pages->page() );
		$this->pages->mark();
		self::assertSame( $first, str_replace( KeptSite::MARK, '', $this->pages->page() ) );
		self::assertStringContainsString( KeptSite::MARK, $this->pages->page() );
	}

	public function test_a_page_from_the_shelf_asks_the_database_once(): void {
		global $wpdb;
		$this->pages->page();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->pages->page();
		self::assertSame( 1, $wpdb->num_queries - $before );
	}

	public function test_what_somebody_typed_is_never_kept_and_he_is_never_shown_what_is(): void {
		$answer = $this->pages->site->post( array( 'email' => 'only-mine(at)example' ) );
		$this->pages->visit( $answer->headers['Location'] );
		self::assertStringContainsString( 'only-mine(at)example', $this->pages->page() );
		self::assertSame( array(), $this->pages->places() );

		$_GET = array();
		self::assertStringNotContainsString( 'only-mine', $this->pages->page() );
		$this->pages->mark();

		$this->pages->visit( $answer->headers['Location'] );
		$page = $this->pages->page();
		self::assertStringContainsString( 'only-mine(at)example', $page );
		self::assertStringNotContainsString( KeptSite::MARK, $page );

		$_GET = array();
		self::assertStringNotContainsString( 'only-mine', $this->pages->page() );
	}

	public function test_a_success_message_is_its_visitors_alone(): void {
		$this->pages->page();
		$answer = $this->pages->site->post();
		$this->pages->visit( $answer->headers['Location'] );
		self::assertStringContainsString( 'Your appointment', $this->pages->page() );
		$_GET = array();
		self::assertStringNotContainsString( 'Your appointment', $this->pages->page() );
	}

	public function test_an_address_that_names_a_state_that_is_gone_is_not_served_from_the_shelf(): void {
		$this->pages->page();
		$this->pages->mark();
		$_GET = array( 'vestibule_result' => str_repeat( '0', 32 ) );
		self::assertStringNotContainsString( KeptSite::MARK, $this->pages->page() );
	}

	public function test_somebody_who_is_signed_in_gets_his_own_and_leaves_none(): void {
		wp_set_current_user( 1 );
		$this->pages->page();
		self::assertSame( array(), $this->pages->places() );
		wp_set_current_user( 0 );
		$this->pages->page();
		$this->pages->mark();
		wp_set_current_user( 1 );
		self::assertStringNotContainsString( KeptSite::MARK, $this->pages->page() );
	}

	#[DataProvider( 'filters' )]
	public function test_where_a_filter_may_show_each_visitor_another_form_it_is_made_anew( string $filter ): void {
		add_filter( $filter, static fn( mixed $value ): mixed => $value );
		$this->pages->page();
		self::assertSame( array(), $this->pages->places() );
		add_filter( 'vestibule/keep_form', static fn(): int => 60 );
		$this->pages->page();
		self::assertCount( 1, $this->pages->places() );
	}

	/** @return iterable<string, array{string}> */
	public static function filters(): iterable {
		yield 'the form' => array( 'vestibule/form_definition' );
		yield 'the countries' => array( 'vestibule/countries' );
	}

	public function test_an_owner_can_have_it_made_anew_for_everybody(): void {
		add_filter( 'vestibule/keep_form', '__return_zero' );
		$this->pages->page();
		self::assertSame( array(), $this->pages->places() );
	}

	#[DataProvider( 'changes' )]
	public function test_a_change_is_shown_at_once( \Closure $change ): void {
		$this->pages->page();
		$this->pages->mark();
		self::assertStringContainsString( KeptSite::MARK, $this->pages->page() );
		$change( $this->pages );
		self::assertStringNotContainsString( KeptSite::MARK, $this->pages->page() );
	}

	/** @return iterable<string, array{\Closure(KeptSite): mixed}> */
	public static function changes(): iterable {
		yield 'a booking' => array( static fn( KeptSite $pages ) => self::assertSame( 200, $pages->site->submit()->status ) );
		yield 'a held time' => array( self::hold( ... ) );
		yield 'a deleted entry, whose time is free again' => array( self::delete( ... ) );
		yield 'the form is saved' => array( static fn( KeptSite $pages ) => wp_update_post( array( 'ID' => $pages->form, 'post_title' => 'Another' ) ) );
		yield 'its settings are saved' => array( static fn( KeptSite $pages ) => update_post_meta( $pages->form, 'vestibule_form_settings', array( 'errorMessagePlacement' => 'stackToBottom' ) ) );
		yield 'the event is saved' => array( static fn( KeptSite $pages ) => wp_update_post( array( 'ID' => $pages->site->event(), 'post_title' => 'Another' ) ) );
		yield 'its hours are saved' => array( static fn( KeptSite $pages ) => update_post_meta( $pages->site->event(), EventPostType::META, array( 'duration' => 55 ) ) );
		yield 'the event goes to the Trash' => array( static fn( KeptSite $pages ) => wp_trash_post( $pages->site->event() ) );
		yield 'the form goes to the Trash' => array( static fn( KeptSite $pages ) => wp_trash_post( $pages->form ) );
		yield 'another time zone' => array( static fn() => update_option( 'timezone_string', 'Asia/Tokyo' ) );
		yield 'another language' => array( static fn() => add_filter( 'locale', static fn(): string => 'de_DE' ) );
		yield 'another theme' => array( static fn() => add_filter( 'stylesheet', static fn(): string => 'other' ) );
		yield 'a new secret' => array( static fn() => update_option( 'vestibule_secret', str_repeat( 'a', 64 ) ) );
		yield 'another address of its calls' => array( static fn() => add_filter( 'admin_url', static fn( string $url ): string => $url . '&other' ) );
	}

	public function test_a_form_in_the_bin_is_printed_no_more(): void {
		self::assertNotSame( '', $this->pages->page() );
		wp_trash_post( $this->pages->form );
		self::assertStringNotContainsString( '<form', $this->pages->page() );
		self::assertStringContainsString( 'not available', $this->pages->page() );
	}

	public function test_a_change_while_a_form_is_printed_is_not_covered_up_by_it(): void {
		$change = fn( string $html ): string => $html . substr( $this->pages->shelf->forget(), 0, 0 );
		add_filter( 'render_block_vestibule/submit', $change );
		$this->pages->page();
		remove_filter( 'render_block_vestibule/submit', $change );
		$this->pages->mark();
		self::assertStringNotContainsString( KeptSite::MARK, $this->pages->page() );
	}

	public function test_the_shelf_has_an_end(): void {
		$this->pages->page( 5 );
		self::assertCount( 3, $this->pages->places() );
		for ( $change = 0; $change < 3; $change++ ) {
			$this->pages->shelf->forget();
			$this->pages->page( 5 );
		}
		self::assertCount( 3, $this->pages->places() );
	}

	private static function hold( KeptSite $pages ): void {
		$site = $pages->site;
		$call = new SlotHoldCall( $site->book, new Holds( $site->database, $site->tables, $site->clock ), $site->rates, static fn(): bool => true );
		$body = array( 'event' => (string) $site->event(), 'start' => $site->freeStart(), 'nonce' => 'x' );
		self::assertSame( 200, $site->answer( $call, $body )->status );
	}

	private static function delete( KeptSite $pages ): void {
		$pages->site->submit();
		$pages->page();
		$pages->mark();
		self::assertStringContainsString( KeptSite::MARK, $pages->page() );
		$entry = (int) ( $pages->site->rows( $pages->site->tables->submissions() )[0]['id'] ?? 0 );
		( new Erasure( $pages->site->database, $pages->site->tables, new Transaction( $pages->site->database, $pages->site->connection ) ) )->of( array( $entry ) );
	}
}
