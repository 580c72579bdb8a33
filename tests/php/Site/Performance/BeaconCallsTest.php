<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Performance\Beacon\Image;
use Vestibule\Site\Performance\Beacon\Measurements;
use Vestibule\Site\Performance\Beacon\Report;
use Vestibule\Site\Performance\Beacon\State;

/** AJAX actions vestibule_beacon_check and vestibule_beacon: accepted and rejected reports. */
final class BeaconCallsTest extends BeaconTestCase {

	public function test_the_largest_image_is_known_after_three_matching_reports(): void {
		self::assertFalse( $this->check()->body['success'] );
		foreach ( array( 1, 2, 3 ) as $number ) {
			$answer = $this->report();
			self::assertSame( array( 200, array( 'success' => true ) ), array( $answer->status, $answer->body ) );
			self::assertSame( 3 === $number, $this->check()->body['success'] );
		}
		$truth = $this->stored()[0]->truth();
		self::assertSame( $this->hero()->identity(), $truth?->largest?->identity() );
		self::assertSame( array( self::OTHER ), array_column( $truth->above, 'src' ) );
		self::assertArrayNotHasKey( 1, $this->stored() );
		self::assertFalse( $this->check( array( 'is_mobile' => '1' ) )->body['success'] );
		// Later reports change nothing.
		self::assertSame( array( 'success' => false ), $this->report( array( 'results' => $this->results( array() ) ) )->body );
		self::assertSame( 3, $this->stored()[0]->reports );
	}

	public function test_a_measurement_report_stores_no_data_about_the_visitor(): void {
		$this->report();
		$row = (string) wp_json_encode( $this->database->row( "SELECT * FROM {$this->tables->named( 'beacons' )}" ) );
		self::assertStringNotContainsString( '192.0.2', $row );
		self::assertStringContainsString( (string) wp_json_encode( 'measuring' ), $row );
	}

	public function test_a_page_that_has_been_measured_fires_an_action_and_purges_its_cache_once(): void {
		$heard = array();
		add_action(
			'vestibule/page_measured',
			function ( string $url, int $post, bool $isMobile ) use ( &$heard ): void {
				$heard[] = array( $url, $post, $isMobile );
			},
			10,
			3
		);
		add_action(
			'clean_post_cache',
			function ( int $post ) use ( &$heard ): void {
				$heard[] = $post;
			}
		);
		$this->makeKnown( true );
		$this->report( array( 'is_mobile' => '1' ) );
		self::assertSame( array( $this->post, array( $this->url, $this->post, true ) ), $heard );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, int}> Changes to an accepted report, and the expected
	 * status.
	 */
	public static function refusals(): iterable {
		$image = static fn ( array $attributes ): array => array( 'results' => (string) wp_json_encode( array( 'lcp' => array( $attributes + array( 'type' => 'img', 'src' => self::HERO, 'srcset' => self::HERO . ' 800w', 'sizes' => '50vw', 'label' => 'lcp' ) ) ) ) );
		yield 'no key' => array( array( 'vestibule_beacon_nonce' => '' ), 403 );
		yield 'a made-up key' => array( array( 'vestibule_beacon_nonce' => str_repeat( 'a', 32 ) . '..1' ), 403 );
		yield 'a list as key' => array( array( 'vestibule_beacon_nonce' => array( 'x' ) ), 400 );
		yield 'another page URL' => array( array( 'url' => 'http://localhost/another/' ), 403 );
		yield 'a URL of another site' => array( array( 'url' => 'https://evil.example/' ), 403 );
		yield 'the page URL with a query' => array( array( 'url' => '{url}?x=1' ), 403 );
		yield 'a list as URL' => array( array( 'url' => array( '{url}' ) ), 400 );
		yield 'an unknown kind of window' => array( array( 'is_mobile' => '2' ), 400 );
		yield 'an unknown status' => array( array( 'status' => 'done' ), 400 );
		yield 'no results' => array( array( 'results' => '' ), 400 );
		yield 'results that are not JSON' => array( array( 'results' => '{' ), 400 );
		yield 'a list instead of an object' => array( array( 'results' => '[]' ), 400 );
		yield 'nested lists' => array( array( 'results' => str_repeat( '[', 200 ) . str_repeat( ']', 200 ) ), 400 );
		yield 'an unknown property' => array( array( 'results' => '{"lcp":[],"more":1}' ), 400 );
		yield 'a list as source' => array( $image( array( 'src' => array( self::HERO ) ) ), 400 );
		yield 'an unknown type of image' => array( $image( array( 'type' => 'bg-img' ) ), 400 );
		yield 'an unknown label' => array( $image( array( 'label' => '"><script>' ) ), 400 );
		yield 'an unknown property of an image' => array( $image( array( 'onload' => 'alert(1)' ) ), 400 );
		yield 'two largest images' => array( array( 'results' => '{"lcp":[{"type":"img","src":"/a.jpg","label":"lcp"},{"type":"img","src":"/b.jpg","label":"lcp"}]}' ), 400 );
		yield 'results that are too large' => array( array( 'results' => '{"lcp":[' . str_repeat( ' ', 64 * 1024 ) . ']}' ), 413 );
		yield 'more images than the maximum' => array( array( 'results' => '{"lcp":[' . implode( ',', array_fill( 0, 21, '{"type":"img","src":"/a.jpg","label":"above-the-fold"}' ) ) . ']}' ), 400 );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'refusals' )]
	public function test_an_invalid_measurement_report_is_rejected_and_stores_nothing( array $body, int $status ): void {
		$body   = array_map( fn ( mixed $value ): mixed => is_string( $value ) ? str_replace( '{url}', $this->url, $value ) : $value, $body );
		$answer = $this->report( $body );
		self::assertSame( array( $status, array( 'success' => false ) ), array( $answer->status, $answer->body ) );
		self::assertSame( '0', $this->database->value( "SELECT COUNT(*) FROM {$this->tables->named( 'beacons' )}" ) );
		self::assertSame( '', get_option( Measurements::OPTION ) );
	}

	/** @return iterable<string, array{string, string}> src, srcset */
	public static function foreign(): iterable {
		yield 'an image on another hostname' => array( 'https://evil.example/hero.jpg', '' );
		yield 'an image on another hostname without a scheme' => array( '//evil.example/hero.jpg', '' );
		yield 'a data URL' => array( 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', '' );
		yield 'a JavaScript URL' => array( 'javascript:alert(1)', '' );
		yield 'an image that is not on the page' => array( 'http://localhost/wp-content/uploads/elsewhere.jpg', '' );
		yield 'a srcset that is not on the page' => array( self::HERO, self::HERO . ' 800w, https://evil.example/x.jpg 2000w' );
		yield 'a srcset with a script' => array( self::HERO, '"><script>alert(1)</script>' );
		yield 'a source that closes its tag' => array( self::HERO . '"><script>alert(1)</script>', '' );
	}

	#[DataProvider( 'foreign' )]
	public function test_reports_with_an_image_that_is_not_on_the_page_are_rejected( string $src, string $srcset ): void {
		$asked = 0;
		add_filter(
			'pre_http_request',
			function () use ( &$asked ): \WP_Error {
				++$asked;
				return new \WP_Error( 'no' );
			}
		);
		$foreign = $this->results( array( $this->named( new Image( $src, $srcset, '50vw' ) ) ) );
		foreach ( range( 1, Report::NEEDED + 1 ) as $ignored ) {
			self::assertSame( 422, $this->report( array( 'results' => $foreign ) )->status );
		}
		self::assertNull( $this->stored()[0]->truth() );
		self::assertSame( array(), $this->stored()[0]->found );
		$beside = $this->results( array( $this->named( $this->hero() ), $this->named( new Image( $src, $srcset ), 'above-the-fold' ) ) );
		foreach ( range( 1, Report::NEEDED ) as $ignored ) {
			self::assertSame( 200, $this->report( array( 'results' => $beside ) )->status );
		}
		self::assertSame( array(), $this->stored()[0]->truth()?->above );
		self::assertSame( 0, $asked );
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( $this->database->rows( "SELECT * FROM {$this->tables->named( 'beacons' )}" ) ) );
	}

	public function test_a_page_key_is_not_valid_for_another_page(): void {
		$other = $this->publish( 'Library', $this->content() );
		$body  = array( 'url' => (string) get_permalink( $other ) );
		self::assertSame( array( 403, 403 ), array( $this->report( $body )->status, $this->check( $body )->status ) );
	}

	public function test_measurement_reports_from_other_sites_are_rejected(): void {
		foreach ( array( array( 'sec-fetch-site' => 'cross-site' ), array( 'origin' => 'https://evil.example' ), array() ) as $headers ) {
			self::assertSame( 403, $this->report( array(), $headers )->status );
		}
	}

	/** @return iterable<string, array{array<string, string>}> */
	public static function closed(): iterable {
		yield 'a page with a password' => array( array( 'post_password' => 'secret' ) );
		yield 'a private page' => array( array( 'post_status' => 'private' ) );
		yield 'a page that is a draft again' => array( array( 'post_status' => 'draft' ) );
		yield 'a page in the Trash' => array( array( 'post_status' => 'trash' ) );
	}

	/** @param array<string, string> $changes */
	#[DataProvider( 'closed' )]
	public function test_a_page_that_is_no_longer_public_is_not_measured( array $changes ): void {
		$body = $this->good();
		wp_update_post( array_merge( (array) get_post( $this->post, ARRAY_A ), $changes ) ); // @phpstan-ignore argument.type (A post as WordPress gives it.)
		$answers = array( $this->report( $body )->status );
		wp_delete_post( $this->post, true );
		self::assertSame( array( 404, 404 ), array( ...$answers, $this->report( $body )->status ) );
		self::assertSame( array(), $this->stored() );
	}

	public function test_a_measurement_report_without_results_is_counted_but_changes_nothing_else(): void {
		foreach ( array( 'timeout', 'script_error' ) as $status ) {
			self::assertSame( array( 'success' => true ), $this->report( array( 'status' => $status, 'results' => '' ) )->body );
		}
		self::assertSame( array( State::Measuring, 2, array() ), array( $this->stored()[0]->state, $this->stored()[0]->reports, $this->stored()[0]->found ) );
	}

	public function test_one_ip_address_can_send_at_most_sixty_measurement_reports(): void {
		$answers = array_map( fn (): int => $this->report( array( 'status' => 'timeout' ) )->status, range( 1, 61 ) );
		self::assertSame( array( 200 => 60, 429 => 1 ), array_count_values( $answers ) );
		self::assertSame( State::Unsettled, $this->stored()[0]->state );
		self::assertSame( array( '1', '1' ), array( $this->database->value( "SELECT COUNT(*) FROM {$this->tables->named( 'beacons' )}" ), $this->database->value( "SELECT COUNT(*) FROM {$this->tables->named( 'rates' )}" ) ) );
	}

	public function test_measurement_reports_are_ignored_if_measuring_is_turned_off(): void {
		update_option( 'vestibule_speed', array( 'findsLargestImage' => false ) );
		self::assertTrue( $this->check()->body['success'] );
		self::assertSame( array( 200, array( 'success' => false ) ), array( $this->report()->status, $this->report()->body ) );
		self::assertSame( array(), $this->stored() );
	}

	public function test_the_oldest_measurement_is_deleted_when_the_table_is_full(): void {
		$rows = array_map( static fn ( int $number ): string => sprintf( "('%032x', 0, 0, 'http://localhost/%d/', 'measuring', 1, '[]', '2020-01-01 00:00:%02d')", $number, $number, min( 59, $number ) ), range( 1, Measurements::MAX_ROWS ) );
		foreach ( array_chunk( $rows, 1000 ) as $some ) {
			$this->database->execute( "INSERT INTO {$this->tables->named( 'beacons' )} (page, is_mobile, post_id, url, state, reports, found, changed_at) VALUES " . implode( ',', $some ) );
		}
		self::assertSame( 200, $this->report()->status );
		self::assertSame( (string) Measurements::MAX_ROWS, $this->database->value( "SELECT COUNT(*) FROM {$this->tables->named( 'beacons' )}" ) );
		self::assertNull( $this->database->row( "SELECT 1 FROM {$this->tables->named( 'beacons' )} WHERE url = %s", 'http://localhost/1/' ) );
		self::assertArrayHasKey( 0, $this->stored() );
	}
}
