<?php

declare(strict_types=1);

namespace Vestibule\Tests\Storage;

use Vestibule\Storage\PageOptions;
use Vestibule\Storage\SchemaVersion;
use Vestibule\Tests\TestCase;

/** One option of ours is loaded with every request, and it holds what pages read of all the others. */
final class PageOptionsTest extends TestCase {

	private const LOADED = "autoload NOT IN ('no', 'off', 'auto-off')";

	protected function setUp(): void {
		parent::setUp();
		do_action( 'vestibule/seed_demo' );
	}

	public function test_one_option_is_loaded_with_every_request(): void {
		foreach ( array( 'chat', 'consent', 'push', 'spam', 'speed', 'data', 'anything' ) as $name ) {
			update_option( "vestibule_{$name}", array( 'name' => $name ) );
		}
		set_transient( 'vestibule_something', 1, HOUR_IN_SECONDS );
		self::assertSame( array( PageOptions::OPTION ), $this->loaded() );
	}

	public function test_what_earlier_versions_had_loaded_is_loaded_no_more(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->options} SET autoload = 'on' WHERE option_name LIKE 'vestibule\_%'" );
		delete_option( PageOptions::OPTION );
		update_option( SchemaVersion::OPTION, 18 );
		$storage = new Storage();
		( new SchemaVersion( $storage->database, $storage->tables ) )->upgrade();
		self::assertSame( array( PageOptions::OPTION ), $this->loaded() );
	}

	public function test_what_is_saved_is_read_by_the_next_request_without_a_query(): void {
		update_option( 'vestibule_consent', array( 'isShown' => true, 'version' => 7 ) );
		$this->nextRequest();
		$queries = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$queries ): string {
				$queries[] = $sql;
				return $sql;
			}
		);
		self::assertSame( array( 'isShown' => true, 'version' => 7 ), get_option( 'vestibule_consent' ) );
		self::assertSame( 64, strlen( (string) ( is_string( get_option( 'vestibule_secret' ) ) ? get_option( 'vestibule_secret' ) : '' ) ) );
		self::assertSame( '', get_option( 'vestibule_beacons' ) );
		self::assertSame( array(), $queries );
	}

	public function test_what_is_deleted_is_gone_for_the_next_request(): void {
		delete_option( 'vestibule_chat' );
		$this->nextRequest();
		self::assertFalse( get_option( 'vestibule_chat' ) );
	}

	/** As a request begins: with nothing in mind but what WordPress loads. */
	private function nextRequest(): void {
		wp_cache_flush();
		wp_load_alloptions();
		$storage = new Storage();
		( new PageOptions( $storage->database, $storage->tables ) )->register();
	}

	/** @return list<string> */
	private function loaded(): array {
		global $wpdb;
		/** @var list<string> $names */
		$names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%vestibule%' AND " . self::LOADED ); // phpcs:ignore WordPress.DB.PreparedSQL -- Constants.
		return $names;
	}
}
