<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\TestCase;
use WP;
use WP_Post;

/** Page for joining a waiting list without scripts (docs/booking.md). */
final class JoinPageTest extends TestCase {

	private Bookings $site;
	private int $event;

	protected function setUp(): void {
		parent::setUp();
		$this->site  = new Bookings();
		$this->event = $this->site->addEvent( array( 'waiting' => true ) );
		$this->site->book->book( $this->event, Bookings::at( '2026-12-02 09:00:00' ), 7, 'UTC' );
	}

	protected function tearDown(): void {
		$_GET  = array();
		$_POST = array();
		unset( $_SERVER['REQUEST_METHOD'] );
		parent::tearDown();
	}

	public function test_the_page_to_join_a_waiting_list_accepts_only_its_own_key_and_keeps_the_entered_values(): void {
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		preg_match( '/name=["\']nonce["\'] value=["\']([0-9a-f]{32})["\']/', $this->page(), $found );
		$key = $found[1] ?? '';
		self::assertNotSame( '', $key );
		$typed = array( 'start' => '2026-12-02T09:00:00Z', 'email' => 'ada@', 'agree' => '1' );
		$other = $this->site->addEvent( array( 'waiting' => true ) );
		foreach ( array( array(), array( 'nonce' => strrev( $key ) ) ) as $wrong ) {
			self::assertStringContainsString( 'This page has expired.', $this->page( $typed + $wrong ) );
		}
		self::assertStringContainsString( 'This page has expired.', $this->page( $typed + array( 'nonce' => $key ), $other ) );
		$answer = $this->page( $typed + array( 'nonce' => $key ) );
		self::assertStringContainsString( 'This email address is not valid.', $answer );
		self::assertStringContainsString( 'ada@', $answer );
	}

	public function test_the_page_to_join_a_waiting_list_is_rate_limited_per_ip_address(): void {
		$limit = static fn ( int $most, string $what ): int => 'waiting_page' === $what ? 2 : $most;
		add_filter( 'vestibule/rate_limit', $limit, 10, 2 );
		self::assertStringContainsString( '<select', $this->page() );
		self::assertStringContainsString( '<select', $this->page() );
		$third = $this->page();
		self::assertStringContainsString( 'Too many attempts.', $third );
		self::assertStringNotContainsString( '<select', $third );
	}

	/**
	 * @param array<string, string>|null $posted Null for GET.
	 * @return string Output of the theme's page.
	 */
	private function page( ?array $posted = null, int $event = 0 ): string {
		$_SERVER['REQUEST_METHOD'] = null === $posted ? 'GET' : 'POST';
		$_SERVER['REMOTE_ADDR']    = '203.0.113.9';
		$_GET                      = array( 'vestibule_wait' => (string) ( 0 === $event ? $this->event : $event ) );
		$_POST                     = $posted ?? array();
		$wp                        = new WP();
		remove_all_filters( 'posts_pre_query' );
		do_action( 'parse_request', $wp ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$posts = (array) apply_filters( 'posts_pre_query', null, $GLOBALS['wp_the_query'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertInstanceOf( WP_Post::class, $posts[0] ?? null );
		return $posts[0]->post_content;
	}
}
