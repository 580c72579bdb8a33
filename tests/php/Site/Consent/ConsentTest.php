<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Consent;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Consent\AcceptCall;
use Vestibule\Site\Consent\Choice;
use Vestibule\Site\Consent\ChooseCall;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Consent\Embeds;
use Vestibule\Site\Consent\Notice;
use Vestibule\Site\Consent\Receipts;
use Vestibule\Site\Consent\Recorder;
use Vestibule\Site\Consent\RevokeCall;
use Vestibule\Site\Consent\StateScript;
use Vestibule\Site\Consent\StyleCall;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Server side of the cookie notice: cookies, AJAX actions and receipts. */
final class ConsentTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cookies(): iterable {
		return Vectors::rows( 'consent-cookies' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'cookies' )]
	public function test_the_choice_of_a_visitor_is_read_from_the_cookies( array $row ): void {
		$this->assertSame( $row['choice'], Choice::fromHeader( is_string( $row['cookies'] ) ? $row['cookies'] : '', is_int( $row['version'] ?? null ) ? $row['version'] : 1 )->value );
	}

	public function test_the_consent_script_that_runs_before_the_first_paint_is_smaller_than_600_bytes(): void {
		$this->set( array( 'revoke' => true, 'policyVersion' => 9999 ) );
		$this->assertLessThan( 600, strlen( ( new StateScript( $this->settings()->values() ) )->code() ) );
	}

	public function test_each_consent_choice_stores_a_receipt_without_personal_data(): void {
		$this->set( array( 'policyVersion' => 3 ) );
		$accepted = $this->dispatch( new AcceptCall( $this->settings(), $this->recorder() ), $this->get() );
		$revoked  = $this->dispatch( new RevokeCall( $this->settings(), $this->recorder() ), $this->get() );
		$refused  = $this->choose( array( 'choice' => 'refuse', 'quiet' => '1' ) );
		$this->assertSame( array( 'success' => true, 'data' => array( 'consent' => 'accepted' ) ), $accepted->body );
		$this->assertSame( array( 'success' => true, 'data' => array( 'consent' => 'revoked' ) ), $revoked->body );
		$this->assertSame( $this->deleted(), $revoked->cookies );
		$this->assertSame( 200, $refused->status );
		$rows = $this->receipts()->page( 1, 10 );
		$this->assertEqualsCanonicalizing( array( 'accepted', 'revoked', 'refused' ), array_column( $rows, 'choice' ) );
		$this->assertSame( array( '3' ), array_values( array_unique( array_column( $rows, 'policy_version' ) ) ) );
		$this->assertSame( array( 'id', 'created_at', 'policy_version', 'choice', 'categories' ), array_keys( $rows[0] ?? array() ) );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', (string) ( $rows[0]['id'] ?? '' ) );
	}

	/** @return iterable<string, array{array<string, string>}> */
	public static function strangers(): iterable {
		yield 'an image on another site' => array( array( 'sec-fetch-site' => 'cross-site', 'cookie' => 'cookie_notice_accepted=true' ) );
		yield 'another site of the same owner' => array( array( 'sec-fetch-site' => 'same-site' ) );
		yield 'an origin of another site' => array( array( 'origin' => 'https://evil.example' ) );
		yield 'a referer of another site' => array( array( 'referer' => 'https://evil.example/http://127.0.0.1/' ) );
		yield 'no request headers' => array( array() );
	}

	/** @param array<string, string> $headers */
	#[DataProvider( 'strangers' )]
	public function test_a_request_from_another_site_cannot_choose_for_a_visitor( array $headers ): void {
		$answers = array(
			$this->dispatch( new AcceptCall( $this->settings(), $this->recorder() ), $this->get( $headers ) ),
			$this->dispatch( new RevokeCall( $this->settings(), $this->recorder() ), $this->get( $headers ) ),
			$this->choose( array( 'choice' => 'accept' ), $headers ),
		);
		foreach ( $answers as $answer ) {
			$this->assertSame( 403, $answer->status );
			$this->assertSame( array(), $answer->cookies );
		}
		$this->assertSame( 0, $this->receipts()->count() );
	}

	public function test_a_delayed_request_to_revoke_consent_does_not_delete_the_cookies_of_a_later_choice(): void {
		$quiet = new Request( 'GET', array( 'quiet' => '1' ), array(), array( 'sec-fetch-site' => 'same-origin' ), '192.0.2.7' );
		$late  = $this->dispatch( new RevokeCall( $this->settings(), $this->recorder() ), $quiet );
		$this->assertSame( array( 200, array(), array() ), array( $late->status, $late->headers, $late->cookies ) );
		$this->assertSame( array( 'revoked' ), array_column( $this->receipts()->page( 1, 10 ), 'choice' ) );
	}

	/** Safari deletes cookies set by scripts after seven days, whatever their lifetime. */
	public function test_the_server_sets_the_cookies_of_the_consent_script_again_when_a_visitor_accepts(): void {
		$this->set( array( 'policyVersion' => 3, 'lifetime' => 7200 ) );
		$accept = fn ( array $query ): array => $this->dispatch( new AcceptCall( $this->settings(), $this->recorder() ), new Request( 'GET', $query, array(), array( 'sec-fetch-site' => 'same-origin' ), '192.0.2.7' ) )->cookies;
		$end    = '; Max-Age=7200; Path=/; SameSite=Lax';
		$this->assertSame( array( "cookie_notice_accepted=true{$end}", "cookie_notice_version=3{$end}", "cookie_notice_categories=all{$end}" ), $accept( array() ) );
		$this->assertSame( "cookie_notice_categories=statistics.marketing{$end}", $accept( array( 'categories' => 'marketing everything statistics' ) )[2] );
		$this->assertSame( "cookie_notice_categories={$end}", $accept( array( 'categories' => '' ) )[2] );
		$stored = array_column( $this->receipts()->page( 1, 10 ), 'categories' );
		$this->assertContains( 'statistics marketing', $stored );
	}

	public function test_one_ip_address_stores_at_most_twenty_consent_receipts(): void {
		for ( $turn = 0; $turn < 60; $turn++ ) {
			$this->assertSame( 200, $this->dispatch( new AcceptCall( $this->settings(), $this->recorder() ), $this->get() )->status );
		}
		$this->assertSame( 20, $this->receipts()->count() );
	}

	public function test_a_consent_choice_without_scripts_sets_the_cookies_and_redirects_back_to_the_page(): void {
		$page   = home_url( '/contact/?a=1' );
		$answer = $this->choose( array( 'choice' => 'accept' ), array( 'sec-fetch-site' => 'same-origin', 'referer' => $page ) );
		$this->assertSame( 303, $answer->status );
		$this->assertSame( $page, $answer->headers['Location'] ?? '' );
		$this->assertContains( 'cookie_notice_accepted=true; Max-Age=2592000; Path=/; SameSite=Lax', $answer->cookies );
		foreach ( array( '//evil.example/x', 'https://evil.example/', "http://127.0.0.1\r\nX-A: b", '' ) as $referer ) {
			$answer = $this->choose( array( 'choice' => 'refuse' ), array( 'sec-fetch-site' => 'same-origin', 'referer' => $referer ) );
			$this->assertSame( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( $answer->headers['Location'] ?? '', PHP_URL_HOST ) );
			$this->assertStringNotContainsString( 'evil', $answer->headers['Location'] ?? '' );
		}
	}

	public function test_an_invalid_consent_choice_is_rejected(): void {
		$same = array( 'sec-fetch-site' => 'same-origin' );
		foreach ( array( array(), array( 'choice' => 'ACCEPT' ), array( 'choice' => array( 'accept' ) ) ) as $body ) {
			$this->assertSame( 422, $this->choose( $body, $same )->status );
		}
		$this->set( array( 'canRefuse' => false ) );
		$this->assertSame( 422, $this->choose( array( 'choice' => 'refuse' ), $same )->status );
		$this->assertSame( 403, $this->dispatch( new RevokeCall( $this->settings(), $this->recorder() ), $this->get() )->status );
	}

	public function test_only_known_cookie_categories_are_stored_with_a_receipt(): void {
		$this->set( array( 'asksCategories' => true ) );
		$this->choose( array( 'choice' => 'accept', 'categories' => array( 'statistics', 'everything', 'marketing' ) ), array( 'sec-fetch-site' => 'same-origin' ) );
		$this->assertSame( array( 'statistics marketing' ), array_column( $this->receipts()->page( 1, 10 ), 'categories' ) );
	}

	public function test_only_the_necessary_cookie_category_is_checked_at_first(): void {
		$this->set( array( 'asksCategories' => true ) );
		$html = ( new Notice( $this->settings()->values() ) )->render();
		$this->assertSame( 1, substr_count( $html, 'checked' ) );
		$this->assertMatchesRegularExpression( '/<input type="checkbox" checked="" disabled=""\/> Necessary/', $html );
		$this->assertStringContainsString( 'value="all">Accept all', $html );
	}

	public function test_accepting_cookies_without_checking_a_category_counts_as_refusing(): void {
		$this->set( array( 'asksCategories' => true ) );
		$this->assertStringStartsWith( 'cookie_notice_accepted=false', $this->choose( array( 'choice' => 'accept' ) )->cookies[0] );
		$some = $this->choose( array( 'choice' => 'accept', 'categories' => array( 'statistics', 'x' ) ) );
		$this->assertStringStartsWith( 'cookie_notice_accepted=true', $some->cookies[0] );
		$this->assertContains( 'cookie_notice_categories=statistics; Max-Age=2592000; Path=/; SameSite=Lax', $some->cookies );
		$all = $this->choose( array( 'choice' => 'all', 'categories' => array( 'statistics' ) ) );
		$this->assertContains( 'cookie_notice_categories=all; Max-Age=2592000; Path=/; SameSite=Lax', $all->cookies );
	}

	public function test_consent_receipts_older_than_the_retention_period_are_deleted(): void {
		$this->recorder()->record( 'accepted', '192.0.2.1' );
		$now = new \DateTimeImmutable( '+366 days' );
		add_filter( 'vestibule/now', static fn (): \DateTimeImmutable => $now );
		$this->assertSame( 1, $this->receipts()->purge( 365 ) );
	}

	public function test_the_daily_cleanup_deletes_old_consent_receipts(): void {
		$this->recorder()->record( 'accepted', '192.0.2.1' );
		do_action( 'vestibule_purge' );
		$this->assertSame( 1, $this->receipts()->count() );
		$later = new \DateTimeImmutable( '+10 years' );
		add_filter( 'vestibule/now', static fn (): \DateTimeImmutable => $later );
		do_action( 'vestibule_purge' );
		$this->assertSame( 0, $this->receipts()->count() );
	}

	public function test_the_early_script_shows_the_revoke_button_only_in_automatic_mode_and_if_visitors_can_refuse(): void {
		$code = function ( array $settings ): string {
			$this->set( $settings );
			return ( new StateScript( $this->settings()->values() ) )->code();
		};
		$automatic = array( 'revoke' => true, 'revokeMode' => 'automatic', 'canRefuse' => true );
		$this->assertStringContainsString( "'cookies-revoke'", $code( $automatic ) );
		$others = array( array( 'revoke' => false ), array( 'revokeMode' => 'manual' ), array( 'canRefuse' => false ) );
		foreach ( $others as $other ) {
			$this->assertStringNotContainsString( 'cookies-revoke', $code( $other + $automatic ) );
		}
	}

	public function test_the_stylesheet_hides_the_notice_for_visitors_who_have_chosen(): void {
		$empty = $this->dispatch( new StyleCall( $this->settings() ), $this->get() );
		$this->assertSame( array( 200, '' ), array( $empty->status, $empty->text ) );
		$this->assertStringContainsString( '.vestibule-notice{display:none}', (string) $this->dispatch( new StyleCall( $this->settings() ), $this->get( array( 'cookie' => 'cookie_notice_accepted=false' ) ) )->text );
	}

	public function test_a_new_policy_version_shows_the_notice_again_even_without_scripts(): void {
		$this->set( array( 'policyVersion' => 2 ) );
		$answer = $this->choose( array( 'choice' => 'accept' ) );
		$this->assertContains( 'cookie_notice_version=2; Max-Age=2592000; Path=/; SameSite=Lax', $answer->cookies );
		$style = fn ( string $cookie ): string => (string) $this->dispatch( new StyleCall( $this->settings() ), $this->get( array( 'cookie' => $cookie ) ) )->text;
		$this->assertSame( '', $style( 'cookie_notice_accepted=true; cookie_notice_categories=all' ) );
		$this->assertNotSame( '', $style( 'cookie_notice_accepted=true; cookie_notice_categories=all; cookie_notice_version=2' ) );
		$this->assertSame( $this->deleted(), $this->dispatch( new RevokeCall( $this->settings(), $this->recorder() ), $this->get() )->cookies );
	}

	public function test_an_iframe_from_another_site_is_blocked_but_an_iframe_from_this_site_is_not(): void {
		$embeds = new Embeds();
		$other  = $embeds->wait( '<figure><iframe title="Film" src="https://www.youtube.com/embed/x?a=1&amp;b=2"></iframe></figure>' );
		$this->assertStringNotContainsString( ' src=', $other );
		$this->assertStringContainsString( 'data-src="https://www.youtube.com/embed/x?a=1&amp;b=2"', $other );
		$this->assertStringContainsString( 'www.youtube.com', wp_strip_all_tags( $other ) );
		$own = '<figure><iframe src="' . home_url( '/embed/' ) . '"></iframe></figure>';
		$this->assertSame( $own, $embeds->wait( $own ) );
	}

	public function test_reading_missing_consent_settings_stores_nothing(): void {
		delete_option( ConsentSettings::OPTION );
		self::assertSame( 'bottom', $this->settings()->values()->position );
		self::assertFalse( get_option( ConsentSettings::OPTION ) );
	}

	/** @param array<string, mixed> $values */
	private function set( array $values ): void {
		update_option( ConsentSettings::OPTION, $values );
	}

	private function settings(): ConsentSettings {
		return new ConsentSettings( Contracts::schema() );
	}

	private function receipts(): Receipts {
		global $wpdb;
		return new Receipts( new Database( $wpdb ), new Clock() );
	}

	private function recorder(): Recorder {
		global $wpdb;
		return new Recorder( $this->settings(), $this->receipts(), new RateLimit( new Database( $wpdb ), new Clock() ) );
	}

	/** @return list<string> */
	private function deleted(): array {
		$end = '=; Max-Age=0; Path=/; SameSite=Lax';
		return array( "cookie_notice_accepted{$end}", "cookie_notice_version{$end}", "cookie_notice_categories{$end}" );
	}

	/** @param array<string, string> $headers */
	private function get( array $headers = array( 'sec-fetch-site' => 'same-origin' ) ): Request {
		return new Request( 'GET', array(), array(), $headers, '192.0.2.7' );
	}

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $headers
	 */
	private function choose( array $body, array $headers = array( 'sec-fetch-site' => 'same-origin' ) ): \Vestibule\Kernel\Call\Answer {
		return $this->dispatch( new ChooseCall( $this->settings(), $this->recorder() ), new Request( 'POST', array(), $body, $headers, '192.0.2.7' ) );
	}
}
