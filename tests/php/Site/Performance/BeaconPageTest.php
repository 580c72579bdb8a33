<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Performance\Beacon\Image;

/** Beacon data on a page, and the use of the measured results. */
final class BeaconPageTest extends BeaconTestCase {

	public function test_a_page_with_images_contains_the_measurement_script_and_its_data(): void {
		$foot = $this->show()['foot'];
		$data = $this->data( $foot );
		self::assertSame( array( 'nonce', 'url', 'is_mobile' ), array_keys( $data ) );
		self::assertSame( array( $this->url, 0 ), array( $data['url'], $data['is_mobile'] ) );
		self::assertIsString( $data['nonce'] );
		self::assertSame( $this->data( $this->show()['foot'] ), $data );
		self::assertTrue( $this->key()->isGenuine( $this->url, $data['nonce'] ) );
		self::assertTrue( $this->key()->holds( $this->url, $data['nonce'], $this->hero() ) );
		self::assertTrue( $this->key()->holds( $this->url, $data['nonce'], new Image( self::OTHER ) ) );
		self::assertFalse( $this->key()->holds( $this->url, $data['nonce'], new Image( self::HERO ) ) );
		self::assertStringContainsString( 'modules/beacon.js', $foot );
		self::assertStringContainsString( 'saveData||', $foot );
		self::assertStringContainsString( '),500)', $foot );
	}

	public function test_measurement_reports_that_use_the_key_on_the_page_are_accepted(): void {
		$data = $this->data( $this->show()['foot'] );
		foreach ( array( 1, 2, 3 ) as $ignored ) {
			self::assertSame( 200, $this->report( array( 'vestibule_beacon_nonce' => $data['nonce'] ) )->status );
		}
		self::assertNotNull( $this->stored()[0]->truth() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function unmeasured(): iterable {
		yield 'a search' => array( array( 's' => 'hello' ) );
		yield 'a page that does not exist' => array( array( 'page_id' => 999999 ) );
		yield 'a second page of a list' => array( array( 'paged' => 2, 'post_type' => 'page' ) );
		yield 'a feed' => array( array( 'feed' => 'rss2' ) );
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'unmeasured' )]
	public function test_search_results_and_404_pages_and_lists_and_feeds_are_not_measured( array $query ): void {
		$shown = new \WP_Query( $query );
		if ( isset( $query['page_id'] ) ) {
			$shown->set_404();
		}
		self::assertSame( '', $this->show( $query )['foot'] );
	}

	public function test_pages_without_images_and_pages_for_logged_in_users_are_not_measured(): void {
		self::assertSame( '', $this->show( array(), '<p>Hello</p>' )['foot'] );
		self::assertSame( '', $this->show( array(), '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">' )['foot'] );
		wp_set_current_user( 1 );
		self::assertSame( '', $this->show()['foot'] );
	}

	public function test_a_page_is_measured_only_in_window_sizes_without_a_result(): void {
		$this->makeKnown();
		self::assertStringContainsString( 'data-known="0"', $this->show()['foot'] );
		$this->makeKnown( true );
		self::assertSame( '', $this->show()['foot'] );
	}

	public function test_viewing_a_page_writes_nothing_and_needs_at_most_one_query(): void {
		global $wpdb;
		$this->show();
		/** @return list<string> */
		$asked = static function ( callable $show ): array {
			$queries = array();
			add_filter(
				'query',
				static function ( string $sql ) use ( &$queries ): string {
					$queries[] = $sql;
					return $sql;
				}
			);
			$show();
			remove_all_filters( 'query' );
			return array_values( array_filter( $queries, static fn ( string $sql ): bool => 1 === preg_match( '/vestibule|INSERT|UPDATE|DELETE|REPLACE/i', $sql ) ) );
		};
		self::assertSame( array(), $asked( fn () => $this->show() ) );
		$this->report();
		$queries = $asked( fn () => $this->show() );
		self::assertCount( 1, $queries );
		self::assertStringStartsWith( "SELECT is_mobile, state, reports, found FROM {$wpdb->prefix}vestibule_beacons WHERE page = '", (string) ( $queries[0] ?? '' ) );
		self::assertSame( array(), $asked( fn () => $this->show() ) );
	}

	public function test_the_largest_image_is_preloaded_with_high_priority(): void {
		$lazy = str_replace( '<img ', '<img loading="lazy" ', $this->content() );
		self::assertStringContainsString( 'loading="lazy"', $this->show( array(), $lazy )['content'] );
		$this->makeKnown();
		$page = $this->show( array(), $lazy );
		self::assertMatchesRegularExpression( '~<img fetchpriority="high"[^>]+src="' . self::HERO . '"~', $page['content'] );
		self::assertStringNotContainsString( 'loading=', $page['content'] );
		self::assertSame( 1, substr_count( $page['content'], 'fetchpriority' ) );
		self::assertStringContainsString( "<link rel='preload' href='" . self::HERO . "' as='image' imagesrcset='" . self::HERO . " 800w' imagesizes='50vw' media='(min-width: 768px)' fetchpriority='high' />", $page['head'] );
	}

	public function test_an_image_that_is_the_largest_in_all_window_sizes_is_preloaded_without_a_media_query(): void {
		$this->makeKnown();
		$this->makeKnown( true );
		$head = $this->show()['head'];
		self::assertSame( 1, substr_count( $head, 'preload' ) );
		self::assertStringNotContainsString( 'media=', $head );
	}

	public function test_different_largest_images_are_preloaded_with_media_queries(): void {
		$this->makeKnown();
		foreach ( array( 1, 2, 3 ) as $ignored ) {
			$this->report( array( 'is_mobile' => '1', 'results' => $this->results( array( $this->named( new Image( self::OTHER ) ) ) ) ) );
		}
		$page = $this->show();
		self::assertStringNotContainsString( 'fetchpriority', $page['content'] );
		self::assertMatchesRegularExpression( "~hero.jpg' as='image'[^>]+media='\(min-width: 768px\)'~", $page['head'] );
		self::assertMatchesRegularExpression( "~other.jpg\?a=1&\#038;b=2' as='image' media='\(max-width: 767px\)'~", $page['head'] );
	}

	public function test_an_image_that_is_no_longer_on_the_page_is_not_preloaded(): void {
		$this->makeKnown();
		self::assertStringNotContainsString( 'hero', $this->show( array(), '<img src="/another.jpg" width="800" height="600" alt="">' )['head'] );
	}

	public function test_high_priority_is_moved_from_the_image_that_wordpress_guessed_to_the_measured_image(): void {
		$guess = static fn ( string $src ): mixed => apply_filters( 'wp_get_loading_optimization_attributes', array( 'fetchpriority' => 'high' ), 'img', array( 'src' => $src, 'fetchpriority' => null ), 'the_content' );
		$this->show();
		self::assertSame( array( 'fetchpriority' => 'high' ), $guess( '/guessed.jpg' ) );
		$this->makeKnown();
		$this->show();
		self::assertSame( array(), $guess( '/guessed.jpg' ) );
		self::assertSame( array( 'fetchpriority' => 'high' ), $guess( self::HERO ) );
		$lazy = apply_filters( 'wp_get_loading_optimization_attributes', array( 'loading' => 'lazy' ), 'img', array( 'src' => esc_attr( self::OTHER ) ), 'the_content' );
		self::assertSame( array(), $lazy );
		$by_hand = apply_filters( 'wp_get_loading_optimization_attributes', array( 'fetchpriority' => 'high' ), 'img', array( 'src' => '/by-hand.jpg', 'fetchpriority' => 'high' ), 'the_content' );
		self::assertSame( array( 'fetchpriority' => 'high' ), $by_hand );
	}

	public function test_the_largest_image_also_has_high_priority_if_a_theme_prints_it_from_the_media_library(): void {
		$this->makeKnown();
		$this->show();
		$attributes = apply_filters( 'wp_get_attachment_image_attributes', array( 'src' => self::HERO, 'sizes' => 'auto, 50vw', 'loading' => 'lazy', 'class' => 'x' ) );
		self::assertSame( array( 'src' => self::HERO, 'sizes' => '50vw', 'class' => 'x', 'fetchpriority' => 'high' ), $attributes );
	}

	public function test_stored_image_urls_are_escaped_when_printed(): void {
		$evil = new Image( 'http://localhost/a.jpg?"onload=\'alert(1)\'', 'x\'> <script>alert(1)</script> 1x', '' );
		$this->database->execute( "INSERT INTO {$this->tables->named( 'beacons' )} (page, is_mobile, post_id, url, state, reports, found, changed_at) VALUES (%s, 0, %d, %s, 'known', 3, %s, NOW())", substr( hash( 'sha256', $this->url ), 0, 32 ), $this->post, $this->url, (string) wp_json_encode( array( array( 'largest' => $evil->stored(), 'above' => array() ) ) ) );
		update_option( 'vestibule_beacons', '1' );
		$page = $this->show( array(), '<img src="' . esc_attr( $evil->src ) . '" srcset="' . esc_attr( $evil->srcset ) . '" alt="">' );
		self::assertStringNotContainsString( '<script>', $page['head'] . $page['content'] );
		self::assertStringNotContainsString( '"onload', $page['head'] . $page['content'] );
	}
}
