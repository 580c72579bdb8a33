<?php

declare(strict_types=1);

namespace Vestibule\Tests\Performance;

use Vestibule\Storage\Steps\AddBeacons;

/** The step of the schema that makes the table, on a site of the version before. */
final class AddBeaconsTest extends BeaconTestCase {

	public function test_a_site_of_the_version_before_gets_the_table_and_options_that_cost_no_query(): void {
		$this->database->execute( "DROP TABLE {$this->tables->named( 'beacons' )}" );
		delete_option( 'vestibule_speed' );
		delete_option( 'vestibule_beacons' );
		( new AddBeacons() )->run( $this->database );
		$loaded = wp_load_alloptions( true );
		self::assertSame( array( 'a:0:{}', '' ), array( $loaded['vestibule_speed'] ?? null, $loaded['vestibule_beacons'] ?? null ) );
		$this->report();
		( new AddBeacons() )->run( $this->database );
		self::assertSame( 1, $this->stored()[0]->reports );
	}

	public function test_a_page_is_found_by_its_key_and_a_post_by_an_index(): void {
		$this->makeKnown();
		$plans = array(
			'PRIMARY' => "EXPLAIN SELECT is_mobile, state, reports, found FROM {$this->tables->named( 'beacons' )} WHERE page = 'x'",
			'post'    => "EXPLAIN SELECT 1 FROM {$this->tables->named( 'beacons' )} WHERE post_id = 7",
		);
		foreach ( $plans as $key => $sql ) {
			self::assertStringContainsString( $key, (string) wp_json_encode( $this->database->rows( $sql ) ) );
		}
	}
}
