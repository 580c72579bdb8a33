<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use ReflectionMethod;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Site\Performance\Admin\PagesScreen;
use Vestibule\Site\Performance\Admin\SpeedSection;
use Vestibule\Site\Performance\Beacon\Image;
use Vestibule\Site\Performance\Beacon\Measurement;
use Vestibule\Site\Performance\Beacon\Report;
use Vestibule\Site\Performance\Beacon\State;
use Vestibule\Site\Performance\SpeedSettings;

/** Largest images screen. */
final class PagesScreenTest extends BeaconTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		wp_set_current_user( 1 );
	}

	public function test_the_largest_images_screen_explains_how_pages_are_measured_before_the_first_report(): void {
		self::assertStringContainsString( 'No page measured yet', $this->screen() );
	}

	public function test_the_largest_images_screen_lists_each_page_with_its_results_per_window_size(): void {
		$this->makeKnown();
		$this->report( array( 'is_mobile' => '1' ) );
		$html = $this->screen();
		self::assertStringContainsString( 'Garden', $html );
		self::assertStringContainsString( 'hero.jpg', $html );
		self::assertStringContainsString( '1 report so far, 3 must match', $html );
		self::assertStringContainsString( 'Forget all', $html );
	}

	public function test_the_details_of_a_measurement_show_the_page_in_both_window_sizes_and_mark_its_largest_image(): void {
		$this->makeKnown();
		$html = $this->screen( array( 'shown' => substr( hash( 'sha256', $this->url ), 0, 32 ) ) );
		self::assertSame( 2, substr_count( $html, 'sandbox="allow-same-origin"' ) );
		self::assertSame( 1, substr_count( $html, 'data-largest="' . self::HERO . '"' ) );
		self::assertStringContainsString( 'No report yet', $html );
		self::assertStringContainsString( '1 other image above the fold', $html );
	}

	public function test_stored_values_are_escaped_on_the_largest_images_screen(): void {
		$evil = new Report( new Image( 'http://localhost/"><script>alert(1)</script>.jpg' ), array() );
		$this->measurements->store( new Measurement( State::Known, 1, array( $evil ), 'http://localhost/"><script>alert(2)</script>', 0 ), false );
		$id = (string) $this->database->value( "SELECT page FROM {$this->tables->named( 'beacons' )}" );
		self::assertStringNotContainsString( '<script>', $this->screen() . $this->screen( array( 'shown' => $id ) ) );
	}

	public function test_the_largest_images_screen_says_when_measuring_is_turned_off(): void {
		self::assertStringContainsString( 'This is turned off', $this->screen( array(), false ) );
	}

	public function test_the_performance_settings_are_saved_from_their_form(): void {
		foreach ( array( '0' => false, '1' => true ) as $sent => $isOn ) {
			$settings = new SpeedSettings( $this->schema() );
			$names = array( 'findsLargestImage', 'fetchesLinks', 'printsStyles' );
			self::assertSame( array_fill_keys( $names, $isOn ), $settings->fit( array_fill_keys( $names, (string) $sent ) ) );
			update_option( 'vestibule_speed', array_fill_keys( $names, $isOn ) );
			( new SpeedSection( $settings ) )->register();
			$html = $this->printed( static fn () => do_settings_sections( SpeedSection::PAGE ) );
			foreach ( $names as $name ) {
				self::assertSame( $isOn ? 1 : 0, preg_match( "/type=\"checkbox\" name=\"vestibule_speed\[$name\]\" value=\"1\"[^>]* checked/", $html ) );
				self::assertStringContainsString( "<input type=\"hidden\" name=\"vestibule_speed[$name]\" value=\"0\">", $html );
			}
		}
	}

	/** @param array<string, string> $query */
	private function screen( array $query = array(), bool $isOn = true ): string {
		$_GET = $query;
		update_option( 'vestibule_speed', array( 'findsLargestImage' => $isOn ) );
		$settings = new SpeedSettings( $this->schema() );
		$screen   = new PagesScreen( $this->measurements, new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ), $settings );
		return $this->printed( static fn () => ( new ReflectionMethod( $screen, 'show' ) )->invoke( $screen ) );
	}
}
