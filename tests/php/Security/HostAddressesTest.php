<?php

declare(strict_types=1);

namespace Vestibule\Tests\Security;

use Vestibule\Calendar\Admin\HostData;
use Vestibule\Calendar\Busy\CalendarStatusText;
use Vestibule\Calendar\Feed\FeedAddress;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Secret;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Inbox\EntriesTestCase;
use WP_Post;

/** Secret URLs of hosts' external calendars, which give access to their appointments. */
final class HostAddressesTest extends EntriesTestCase {

	private const SECRET = 'https://calendar.example.org/private-4711/basic.ics';

	private Bookings $site;
	private int $host;
	private string $route;

	protected function setUp(): void {
		parent::setUp();
		$this->site  = new Bookings();
		$this->host  = $this->site->addHost( 'Ada', array( 'calendars' => array( self::SECRET ) ) );
		$this->route = "/wp/v2/vestibule-hosts/{$this->host}";
	}

	public function test_a_user_who_can_only_edit_pages_receives_a_host_without_its_calendar_urls(): void {
		$this->signInAsPageEditor();
		foreach ( array( $this->route, '/wp/v2/vestibule-hosts' ) as $route ) {
			$answer = $this->call( 'GET', $route, array( 'context' => 'edit' ) );
			self::assertSame( 200, $answer->get_status() );
			$this->assertSecret( $answer->get_data() );
		}
		$this->assertSecret( $this->call( 'POST', $this->route, array( 'title' => 'Ada L.' ) )->get_data() );
		$screen = $this->screen();
		$this->assertSecret( $screen );
		self::assertNull( $screen['addresses'] );
		self::assertFalse( current_user_can( 'edit_post_meta', $this->host, Hosts::CALENDARS ) );
		self::assertSame( 403, $this->call( 'POST', "/vestibule/v1/hosts/{$this->host}/calendar", array( 'url' => self::SECRET ) )->get_status() );
	}

	public function test_a_user_who_can_only_edit_pages_cannot_change_calendar_urls(): void {
		$this->signInAsPageEditor();
		self::assertSame( 200, $this->call( 'POST', $this->route, array( 'title' => 'Ada L.', 'meta' => array( Hosts::META => array( 'timezone' => 'UTC' ) ) ) )->get_status() );
		self::assertSame( array( self::SECRET ), Hosts::calendars( $this->host ) );
		foreach ( array( array(), array( self::SECRET ) ) as $sent ) {
			self::assertSame( 403, $this->call( 'POST', $this->route, array( 'title' => 'Taken over', 'calendars' => $sent ) )->get_status() );
		}
		self::assertSame( 403, $this->call( 'POST', '/wp/v2/vestibule-hosts', array( 'title' => 'Mine', 'status' => 'publish', 'calendars' => array( self::SECRET ) ) )->get_status() );
		self::assertSame( array( array( self::SECRET ), 'Ada L.' ), array( Hosts::calendars( $this->host ), get_the_title( $this->host ) ) );
	}

	public function test_an_editor_who_manages_appointments_can_read_and_change_calendar_urls(): void {
		$this->signIn( 'editor' );
		self::assertSame( array( self::SECRET ), $this->data( $this->call( 'GET', $this->route, array( 'context' => 'edit' ) ) )['calendars'] );
		self::assertSame( array( self::SECRET ), $this->screen()['addresses'] );
		$this->assertSecret( $this->call( 'GET', $this->route )->get_data() );
		add_filter( 'vestibule/busy_calendar_url', '__return_true' );
		self::assertSame( 200, $this->call( 'POST', $this->route, array( 'calendars' => array( 'https://calendar.example.org/b\'"%20.ics' ) ) )->get_status() );
		self::assertSame( array( 'https://calendar.example.org/b\'"%20.ics' ), Hosts::calendars( $this->host ) );
		self::assertSame( 200, $this->call( 'POST', $this->route, array( 'calendars' => array() ) )->get_status() );
		self::assertSame( array(), Hosts::calendars( $this->host ) );
	}

	public function test_a_user_who_can_read_entries_but_cannot_edit_pages_cannot_access_a_host(): void {
		$this->signInWith( 'subscriber', 'vestibule_read_entries' );
		self::assertSame( 403, $this->call( 'GET', $this->route, array( 'context' => 'edit' ) )->get_status() );
		self::assertSame( 403, $this->call( 'POST', "/vestibule/v1/hosts/{$this->host}/calendar", array( 'url' => self::SECRET ) )->get_status() );
	}

	/** WordPress's export contains all post meta that this filter does not skip. */
	public function test_wordpress_exports_contain_no_calendar_urls(): void {
		$database = $this->site->storage->database;
		$written  = '';
		foreach ( $database->rows( "SELECT * FROM {$this->site->storage->tables->named( 'postmeta' )} WHERE post_id = %d", $this->host ) as $row ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			$written .= true === apply_filters( 'wxr_export_skip_postmeta', false, (string) $row['meta_key'], (object) $row ) ? '' : "{$row['meta_key']}: {$row['meta_value']}";
		}
		self::assertStringContainsString( Hosts::META, $written );
		$this->assertSecret( $written );
	}

	private function signInAsPageEditor(): void {
		$this->signIn( 'editor' );
		wp_get_current_user()->add_cap( 'vestibule_read_entries', false );
	}

	/** @return array<string, mixed> Initial data of the host's screen in wp-admin. */
	private function screen(): array {
		$feed = new FeedAddress( new Secret( $this->site->storage->database ) );
		$post = get_post( $this->host );
		assert( $post instanceof WP_Post );
		return ( new HostData( $this->site->hosts, static fn ( int $host ): array => array(), new CalendarStatusText( $this->site->clock ), $feed, static fn ( int $host ): array => array() ) )->forPost( $post );
	}

	private function assertSecret( mixed $answer ): void {
		$text = is_string( $answer ) ? $answer : (string) wp_json_encode( $answer, JSON_UNESCAPED_SLASHES );
		self::assertStringNotContainsString( 'private-4711', $text );
	}
}
