<?php

declare(strict_types=1);

namespace Vestibule\Tests\Storage;

use Vestibule\Booking\EventPostType;
use Vestibule\Booking\Links\AfterSettings;
use Vestibule\Contracts\Schema;
use Vestibule\Storage\SchemaVersion;
use Vestibule\Tests\TestCase;

/** An update never starts emails that the owner did not switch on. */
final class KeepMailsOffTest extends TestCase {

	protected function tearDown(): void {
		$storage = new Storage();
		( new SchemaVersion( $storage->database ) )->upgrade();
		parent::tearDown();
	}

	public function test_appointment_types_from_before_reminders_do_not_begin_to_remind(): void {
		$before   = $this->event( array( 'duration' => 45, 'notice' => 60 ) );
		$bare     = $this->event( null );
		$chosen   = $this->event( array( 'duration' => 45, 'reminders' => array( 60 ) ) );
		$storage  = new Storage();
		$version  = new SchemaVersion( $storage->database );
		$settings = new AfterSettings( new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' ) );
		self::assertSame( array( 1440 ), $settings->reminders( $before ), 'the default' );
		foreach ( array( 1, 2 ) as $time ) {
			update_option( SchemaVersion::OPTION, 27 );

			self::assertNull( $version->upgrade() );

			self::assertSame( array( array(), array(), array( 60 ) ), array_map( $settings->reminders( ... ), array( $before, $bare, $chosen ) ), "time {$time}" );
			self::assertSame( array( 'duration' => 45, 'notice' => 60, 'reminders' => array() ), get_post_meta( $before, EventPostType::META, true ) );
		}
		self::assertSame( array( 1440 ), $settings->reminders( $this->event( array( 'duration' => 45 ) ) ), 'a new one' );
	}

	/** @param ?array<string, mixed> $settings As an earlier version stored them; none are stored without. */
	private function event( ?array $settings ): int {
		global $wpdb;
		$id = wp_insert_post( array( 'post_type' => EventPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Visit' ) );
		self::assertGreaterThan( 0, $id );
		$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => EventPostType::META ) );
		// phpcs:ignore WordPress.DB.SlowDBQuery -- A row is written.
		null === $settings || $wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => EventPostType::META, 'meta_value' => maybe_serialize( $settings ) ) );
		wp_cache_delete( $id, 'post_meta' );
		return $id;
	}
}
