<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Consent;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\File\Csv;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Consent\Admin\Routes;
use Vestibule\Site\Consent\Admin\ScreenData;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Consent\Receipts;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Admin side of the cookie notice: list, export and deletion of receipts, and the preview. */
final class ConsentAdminTest extends TestCase {

	private const RECEIPTS = '/vestibule/v1/consent-receipts';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	public function test_consent_receipts_are_listed_in_pages_starting_with_the_newest(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->add( '2026-11-20T09:00:00Z', 'refused' );
		$this->add( '2026-11-21T23:30:00Z', 'accepted', array( 'statistics' ) );
		$answer = $this->call( 'GET', self::RECEIPTS, array( 'per_page' => 1 ) );
		$rows   = $answer->get_data();
		self::assertSame( array( '2', '2' ), array( $answer->get_headers()['X-WP-Total'], $answer->get_headers()['X-WP-TotalPages'] ) );
		self::assertIsArray( $rows );
		self::assertCount( 1, $rows );
		self::assertIsArray( $rows[0] );
		self::assertSame( 'Sun 22 Nov 2026, 00:30', $rows[0]['when'] );
		self::assertSame( array( '2026-11-21T23:30:00+00:00', 'accepted', array( 'Statistics' ), 7 ), array( $rows[0]['createdAt'], $rows[0]['choice'], $rows[0]['categories'], $rows[0]['policyVersion'] ) );
		foreach ( array( array( 'page' => 0 ), array( 'per_page' => 101 ), array( 'page' => 'x' ) ) as $bad ) {
			self::assertSame( 400, $this->call( 'GET', self::RECEIPTS, $bad )->get_status() );
		}
	}

	public function test_the_export_contains_each_consent_receipt_once_in_chronological_order(): void {
		for ( $number = 0; $number < 1003; $number++ ) {
			$this->add( '2026-11-21T09:00:00Z', 'accepted', array( 'statistics', 'marketing' ) );
		}
		$this->add( '2026-11-20T09:00:00Z', 'refused' );
		$lines = explode( "\r\n", rtrim( implode( '', iterator_to_array( $this->export()->pieces(), false ) ) ) );
		self::assertSame( Csv::START . '"Receipt","Time (UTC)","Choice","Categories of cookies","Policy version"', $lines[0] );
		self::assertStringContainsString( ',"2026-11-20 09:00:00","refused","","7"', $lines[1] );
		self::assertStringContainsString( ',"2026-11-21 09:00:00","accepted","statistics marketing","7"', $lines[1004] );
		self::assertCount( 1005, array_unique( $lines ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function cells(): iterable {
		yield 'a formula' => array( '=1+1', "'=1+1" );
		yield 'a formula after a space' => array( ' =1+1', "' =1+1" );
		yield 'a text after a tab' => array( "\t1", "'\t1" );
		yield 'a plus sign and a command' => array( '+1+cmd|x', "'+1+cmd|x" );
		yield 'a full-width equals sign' => array( '＝1', "'＝1" );
		yield 'an at sign' => array( '@SUM(1)', "'@SUM(1)" );
		yield 'a minus sign' => array( '-2+3', "'-2+3" );
		yield 'a phone number' => array( '+880 1712 345678', '+880 1712 345678' );
		yield 'quotes' => array( 'a "b", c', 'a ""b"", c' );
	}

	#[DataProvider( 'cells' )]
	public function test_cells_that_look_like_formulas_are_escaped_in_the_receipt_export( string $text, string $written ): void {
		self::assertSame( "\"{$written}\"\r\n", Csv::line( array( $text ) ) );
	}

	public function test_consent_receipts_can_be_deleted_by_age_or_all_at_once_but_only_by_an_explicit_request(): void {
		$this->add( gmdate( DATE_ATOM, time() - 40 * DAY_IN_SECONDS ), 'accepted' );
		$this->add( gmdate( DATE_ATOM, time() - 10 * DAY_IN_SECONDS ), 'accepted' );
		$this->add( gmdate( DATE_ATOM ), 'accepted' );
		foreach ( array( array(), array( 'olderThan' => '' ), array( 'olderThan' => -1 ), array( 'olderThan' => 'all' ) ) as $unclear ) {
			self::assertSame( 400, $this->call( 'DELETE', self::RECEIPTS, $unclear )->get_status() );
		}
		self::assertSame( array( 'erased' => 1 ), $this->call( 'DELETE', self::RECEIPTS, array( 'olderThan' => 30 ) )->get_data() );
		self::assertSame( 2, $this->receipts()->count() );
		self::assertSame( array( 'erased' => 2 ), $this->call( 'DELETE', self::RECEIPTS, array( 'olderThan' => 0 ) )->get_data() );
	}

	public function test_the_preview_escapes_the_cookie_notice_and_stores_nothing(): void {
		$sent   = array(
			'text'       => 'We <strong>ask</strong> <script>alert(1)</script><img src=x onerror=alert(1)>',
			'acceptText' => '"Yes" <b>',
			'position'   => 'top',
			'revoke'     => true,
		);
		$answer = $this->call( 'POST', '/vestibule/v1/consent-preview', array( 'settings' => $sent ) );
		$data   = $answer->get_data();
		self::assertIsArray( $data );
		$html = is_string( $data['html'] ) ? $data['html'] : '';
		self::assertStringContainsString( 'vestibule-notice is-top has-fade', $html );
		self::assertStringContainsString( 'We <strong>ask</strong>', $html );
		self::assertStringContainsString( '&quot;Yes&quot; &lt;b&gt;', $html );
		self::assertStringContainsString( 'is-floating', $html );
		self::assertDoesNotMatchRegularExpression( '/<(script|img)/', $html );
		self::assertSame( array(), get_option( ConsentSettings::OPTION, array() ) );
		self::assertSame( 400, $this->call( 'POST', '/vestibule/v1/consent-preview', array( 'settings' => array( 'position' => 'left' ) ) )->get_status() );
	}

	public function test_the_settings_screen_links_to_the_privacy_page_unless_it_is_in_the_trash(): void {
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Data & you' ) );
		update_option( 'wp_page_for_privacy_policy', $page );
		$schema   = Contracts::schema();
		$settings = new ConsentSettings( $schema );
		$shown    = static fn (): mixed => ( new ScreenData( $settings, '' ) )->all()['privacyPage'];
		self::assertSame( array( 'Data & you', true ), array_slice( array_values( (array) $shown() ), 0, 2 ) );
		wp_trash_post( $page );
		self::assertSame( array( '', false ), array_slice( array_values( (array) $shown() ), 0, 2 ) );
	}

	/** @param list<string> $categories */
	private function add( string $time, string $choice, array $categories = array() ): void {
		$now = static fn (): \DateTimeImmutable => new \DateTimeImmutable( $time );
		add_filter( 'vestibule/now', $now );
		$this->receipts()->add( $choice, 7, $categories );
		remove_filter( 'vestibule/now', $now );
	}

	private function export(): Routes {
		$schema = Contracts::schema();
		return new Routes( $schema, new ConsentSettings( $schema ), $this->receipts() );
	}

	private function receipts(): Receipts {
		global $wpdb;
		return new Receipts( new Database( $wpdb ), new Clock() );
	}

	/** @param array<string, mixed> $params */
	private function call( string $method, string $path, array $params ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( (object) $params ) );
		}
		return rest_do_request( $request );
	}
}
