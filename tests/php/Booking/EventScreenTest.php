<?php

declare(strict_types=1);

namespace Vestibule\Tests\Booking;

use Vestibule\Booking\EventHoursText;
use Vestibule\Booking\EventPostType;
use Vestibule\Booking\EventScreen;
use Vestibule\Tests\TestCase;
use WP_Post;

final class EventScreenTest extends TestCase {
	private Bookings $site;
	private EventScreen $screen;
	private int $event;

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new Bookings();
		$this->screen = new EventScreen( $this->site->reader, new EventHoursText() );
		$this->event  = $this->site->addEvent();
	}

	public function test_it_shows_the_settings_with_a_label_for_each(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		update_post_meta( $this->event, EventPostType::META, array( 'capacity' => 7, 'timezone' => 'Asia/Kolkata' ) );
		$html = $this->html();
		self::assertStringContainsString( 'name="vestibule_event[capacity]" value="7"', $html );
		self::assertMatchesRegularExpression( '/<option [^>]*selected[^>]*>Asia\/Kolkata</', $html );
		self::assertStringContainsString( 'value="09:00–12:00, 13:00–17:00"', $html );
		preg_match_all( '/ id="(vestibule-[a-z-]+)"/', $html, $ids );
		self::assertNotEmpty( $ids[1] );
		foreach ( $ids[1] as $id ) {
			self::assertStringContainsString( "<label for=\"{$id}\">", $html );
		}
	}

	public function test_what_was_sent_is_stored(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$this->save( array( 'duration' => '45', 'capacity' => '3', 'notice' => '0', 'horizon' => '10', 'timezone' => 'Asia/Kolkata', 'hours' => array( 'friday' => '8:00-9:30', 'monday' => array( 'x' ) ), 'owner' => '1' ) );
		$stored = (array) get_post_meta( $this->event, EventPostType::META, true );
		self::assertSame( array( 45, 3, 0, 10, 'Asia/Kolkata' ), array( $stored['duration'], $stored['capacity'], $stored['notice'], $stored['horizon'], $stored['timezone'] ) );
		self::assertIsArray( $stored['hours'] );
		self::assertSame( array( array( 'start' => '08:00', 'end' => '09:30' ) ), $stored['hours']['friday'] );
		self::assertSame( array(), $stored['hours']['monday'] );
		self::assertArrayNotHasKey( 'owner', $stored );
	}

	public function test_nobody_stores_without_the_screens_key_or_the_right_to_edit(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$this->save( array( 'capacity' => '9' ), 'another key' );
		wp_set_current_user( $this->user( 'subscriber' ) );
		$this->save( array( 'capacity' => '9' ) );
		wp_set_current_user( 0 );
		$this->save( array( 'capacity' => '9' ) );
		self::assertSame( 1, $this->site->reader->sanitize( get_post_meta( $this->event, EventPostType::META, true ) )['capacity'] );
	}

	private function html(): string {
		$post = get_post( $this->event );
		assert( $post instanceof WP_Post );
		ob_start();
		$this->screen->show( $post );
		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $settings */
	private function save( array $settings, ?string $nonce = null ): void {
		$_POST = array(
			'vestibule_event_nonce' => $nonce ?? wp_create_nonce( 'vestibule_event_nonce' . $this->event ),
			'vestibule_event'       => $settings,
		);
		$this->screen->save( $this->event );
	}

	private function user( string $role ): int {
		$user = wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'x', 'role' => $role, 'user_email' => "{$role}@example.org" ) );
		assert( is_int( $user ) );
		return $user;
	}
}
