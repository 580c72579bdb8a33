<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Site\Performance\Beacon\Measurement;
use Vestibule\Site\Performance\Beacon\Measurements;
use Vestibule\Site\Performance\Beacon\State;

/** Deletion of measurements that may be outdated. */
final class MeasurementCleanupTest extends BeaconTestCase {

	private const LIST = 'http://localhost/category/news/';

	private string $other;

	protected function setUp(): void {
		parent::setUp();
		$other       = $this->publish( 'Library', 'Books' );
		$this->other = (string) get_permalink( $other );
		$this->makeKnown();
		foreach ( array( self::LIST => 0, $this->other => $other ) as $url => $post ) {
			$this->measurements->store( new Measurement( State::Measuring, 1, array(), $url, $post ), false );
		}
		self::assertSame( array( true, true, true ), $this->left() );
	}

	#[Group( 'mariadb' )]
	public function test_queries_for_measurements_use_the_primary_key_and_the_post_index(): void {
		$this->makeKnown();
		$plans = array(
			'PRIMARY' => "EXPLAIN SELECT is_mobile, state, reports, found FROM {$this->tables->named( 'beacons' )} WHERE page = 'x'",
			'post'    => "EXPLAIN SELECT 1 FROM {$this->tables->named( 'beacons' )} WHERE post_id = 7",
		);
		foreach ( $plans as $key => $sql ) {
			self::assertStringContainsString( $key, (string) wp_json_encode( $this->database->rows( $sql ) ) );
		}
	}

	public function test_editing_a_page_deletes_its_measurements_and_the_measurements_of_lists(): void {
		wp_update_post( array( 'ID' => $this->post, 'post_content' => 'Changed' ) );
		self::assertSame( array( false, false, true ), $this->left() );
	}

	public function test_changing_the_featured_image_deletes_the_measurements_of_the_page(): void {
		set_post_thumbnail( $this->post, $this->attachment() );
		self::assertSame( array( false, false, true ), $this->left() );
	}

	public function test_deleting_a_page_deletes_its_measurements(): void {
		wp_delete_post( $this->post, true );
		self::assertSame( array( false, false, true ), $this->left() );
	}

	public function test_saving_a_form_or_a_revision_or_other_meta_deletes_no_measurements(): void {
		wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'A form' ) );
		wp_save_post_revision( $this->post );
		update_post_meta( $this->post, 'anything', '1' );
		self::assertSame( array( true, true, true ), $this->left() );
	}

	/** @return iterable<string, array{string, list<mixed>}> */
	public static function shared(): iterable {
		yield 'another theme' => array( 'switch_theme', array( 'Theme', null, null ) );
		yield 'another permalink structure' => array( 'permalink_structure_changed', array( '', '/%postname%/' ) );
		yield 'saved customizer settings' => array( 'customize_save_after', array( null ) );
		yield 'another front page' => array( 'update_option_page_on_front', array( 0, 1 ) );
	}

	/** @param list<mixed> $arguments */
	#[DataProvider( 'shared' )]
	public function test_changes_that_affect_all_pages_delete_all_measurements( string $hook, array $arguments ): void {
		global $wp_filter;
		$ours = array_filter(
			$wp_filter[ $hook ]->callbacks[10] ?? array(),
			static fn ( array $handler ): bool => $handler['function'] instanceof \Closure && str_contains( (string) ( new \ReflectionFunction( $handler['function'] ) )->getFileName(), 'build/wiring/Hooks.php' )
		);
		self::assertCount( 1, $ours );
		foreach ( $ours as $handler ) {
			call_user_func_array( $handler['function'], array_slice( $arguments, 0, $handler['accepted_args'] ) );
		}
		self::assertSame( array( false, false, false ), $this->left() );
		self::assertSame( '', get_option( Measurements::OPTION ) );
	}

	public function test_editing_a_template_part_deletes_all_measurements(): void {
		wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_title' => 'header' ) );
		self::assertSame( array( false, false, false ), $this->left() );
	}

	public function test_the_daily_cleanup_deletes_old_measurements(): void {
		$this->database->execute( "UPDATE {$this->tables->named( 'beacons' )} SET changed_at = %s WHERE url = %s", gmdate( 'Y-m-d H:i:s', time() - 61 * DAY_IN_SECONDS ), $this->url );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of ours.
		self::assertSame( array( false, true, true ), $this->left() );
	}

	/** @return list<bool> Whether the measurements of the page, of the list and of the other page are still stored. */
	private function left(): array {
		return array_map( fn ( string $url ): bool => array() !== $this->stored( $url ), array( $this->url, self::LIST, $this->other ) );
	}

	private function attachment(): int {
		return (int) wp_insert_attachment( array( 'post_title' => 'Picture', 'post_mime_type' => 'image/jpeg' ), 'picture.jpg' );
	}
}
