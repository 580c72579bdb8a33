<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Country;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Call\Request;
use Vestibule\Fields\Country\Countries;
use Vestibule\Fields\Country\CountryLookup;
use Vestibule\Fields\Country\SiteCountry;
use Vestibule\Fields\Country\Names;
use Vestibule\Tests\TestCase;
use WP_Error;
use WP_REST_Request;

final class CountryTest extends TestCase {

	/** @var list<array{string, array<string, mixed>}> */
	private array $asked = array();

	public function test_the_country_list_contains_all_249_countries_with_names_in_alphabetical_order(): void {
		$options = ( new Countries( new Names() ) )->options();
		self::assertCount( 249, $options );
		self::assertContains( array( 'value' => 'DE', 'label' => 'Germany' ), $options );
		foreach ( $options as $option ) {
			self::assertNotSame( $option['value'], $option['label'] );
		}
		$names = array_column( $options, 'label' );
		self::assertLessThan( array_search( 'Albania', $names, true ), array_search( 'Åland Islands', $names, true ), 'Å is sorted with A.' );
	}

	public function test_country_names_are_translated_into_the_language_or_its_variant(): void {
		self::assertSame( 'Deutschland', ( new Names() )->forCodes( Countries::assigned(), 'de_DE_formal' )['DE'] );
		self::assertSame( '德國', ( new Names() )->forCodes( Countries::assigned(), 'zh_TW' )['DE'] );
		self::assertSame( 'Germany', ( new Names() )->forCodes( Countries::assigned(), 'xx_XX' )['DE'] );
	}

	public function test_a_filter_can_limit_the_list_of_countries(): void {
		add_filter( 'vestibule/countries', static fn(): array => array( 'DE', 'AT', 'AT', 'nonsense', 7 ) );
		$countries = new Countries( new Names() );
		self::assertSame( array( 'AT', 'DE' ), array_column( $countries->options(), 'value' ) );
		self::assertFalse( $countries->isOffered( 'FR' ) );
	}

	/** @return iterable<string, array{string, string, list<string>}> */
	public static function nearests(): iterable {
		yield 'a city as time zone with another language' => array( 'Europe/Lisbon', 'en_US', array( 'PT', 'ES' ) );
		yield 'no time zone and a language with a country' => array( '', 'de_AT', array( 'AT', 'CH', 'CZ', 'DE', 'HU', 'IT', 'LI', 'SI', 'SK' ) );
		yield 'a language with a variant' => array( 'UTC', 'pt_PT_ao90', array( 'PT', 'ES' ) );
		yield 'no time zone and a language without a country' => array( '', 'el', array() );
		yield 'the time zone of an island' => array( 'Atlantic/Reykjavik', 'en_US', array( 'IS', 'DK', 'NO' ) );
	}

	/** @param list<string> $nearest */
	#[DataProvider( 'nearests' )]
	public function test_the_country_of_the_site_and_its_neighbors_are_found_by_time_zone_or_language( string $zone, string $locale, array $nearest ): void {
		update_option( 'timezone_string', $zone );
		add_filter( 'locale', static fn(): string => $locale );
		self::assertSame( $nearest, ( new Countries( new Names() ) )->nearest() );
	}

	public function test_a_filter_can_set_the_country_of_the_site(): void {
		add_filter( 'vestibule/site_country', static fn(): string => 'CA' );
		self::assertSame( array( 'CA', 'US' ), ( new SiteCountry( Countries::assigned() ) )->withNeighbors() );
		add_filter( 'vestibule/site_country', static fn(): string => 'Canada' );
		self::assertSame( array(), ( new SiteCountry( Countries::assigned() ) )->withNeighbors() );
	}

	public function test_all_neighbors_of_a_country_are_valid_countries(): void {
		foreach ( Countries::assigned() as $code ) {
			add_filter( 'vestibule/site_country', static fn(): string => $code );
			$nearest = ( new SiteCountry( Countries::assigned() ) )->withNeighbors();
			self::assertSame( array_unique( $nearest ), $nearest );
			self::assertSame( array(), array_diff( $nearest, Countries::assigned() ), $code );
		}
	}

	/** @return iterable<string, array{bool, string, string}> */
	public static function headers(): iterable {
		yield 'a country from a trusted proxy' => array( true, 'DE', 'DE' );
		yield 'a country in lower case' => array( true, 'de', 'DE' );
		yield 'a country from an untrusted address' => array( false, 'DE', '' );
		yield 'a country unknown to the proxy' => array( true, 'XX', '' );
		yield 'the code of an anonymous network' => array( true, 'T1', '' );
		yield 'markup instead of a country' => array( true, '<script>', '' );
	}

	#[DataProvider( 'headers' )]
	public function test_the_country_header_is_used_only_from_a_trusted_proxy( bool $proxied, string $header, string $country ): void {
		self::assertSame( $country, ( new CountryLookup() )->country( $this->request( $proxied, array( 'cf-ipcountry' => $header ) ) ) );
	}

	public function test_a_lookup_service_is_requested_only_if_it_is_configured(): void {
		$this->answerWith( '{"country":"FR"}' );
		self::assertSame( '', ( new CountryLookup() )->country( $this->request() ) );
		self::assertSame( array(), $this->asked );
	}

	public function test_a_configured_lookup_service_is_requested_once_with_a_timeout_of_two_seconds(): void {
		$this->answerWith( '{"country":"FR"}' );
		update_option( 'vestibule_country_service', 'https://ip.example/{ip}/json' );
		self::assertSame( array( 'FR', 'FR' ), array( ( new CountryLookup() )->country( $this->request() ), ( new CountryLookup() )->country( $this->request() ) ) );
		self::assertCount( 1, $this->asked );
		self::assertSame( 'https://ip.example/203.0.113.7/json', $this->asked[0][0] );
		self::assertSame( array( 2, 0, true ), array( $this->asked[0][1]['timeout'], $this->asked[0][1]['redirection'], $this->asked[0][1]['reject_unsafe_urls'] ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function failures(): iterable {
		yield 'an empty response' => array( '', 0 );
		yield 'an error response' => array( '{"country":"FR"}', 500 );
		yield 'a response that is not JSON' => array( '<html>', 200 );
		yield 'a response without a country' => array( '{"country":null}', 200 );
		yield 'a list instead of a country' => array( '{"country":["FR"]}', 200 );
		yield 'a name instead of a code' => array( '{"country":"France"}', 200 );
	}

	#[DataProvider( 'failures' )]
	public function test_a_failed_lookup_returns_an_unknown_country_and_is_not_repeated_immediately( string $body, int $status ): void {
		$this->answerWith( $body, $status );
		add_filter( 'vestibule/country_service', static fn(): string => 'https://ip.example/{ip}' );
		self::assertSame( array( '', '' ), array( ( new CountryLookup() )->country( $this->request() ), ( new CountryLookup() )->country( $this->request() ) ) );
		self::assertCount( 1, $this->asked );
	}

	public function test_private_ip_addresses_are_not_looked_up_and_lookup_services_need_https(): void {
		$this->answerWith( '{"country":"FR"}' );
		update_option( 'vestibule_country_service', 'http://ip.example/{ip}' );
		self::assertSame( '', ( new CountryLookup() )->country( $this->request() ) );
		update_option( 'vestibule_country_service', 'https://ip.example/{ip}' );
		self::assertSame( '', ( new CountryLookup() )->country( $this->request( address: '192.168.1.4' ) ) );
		self::assertSame( array(), $this->asked );
	}

	public function test_a_visitor_cannot_influence_which_hostname_the_server_requests(): void {
		$this->answerWith( '{"country":"FR"}' );
		foreach ( array( 'https://{ip}/json', 'https://{ip}.ip.example/', 'https://ip.example:{ip}/', 'https://{ip}@ip.example/' ) as $service ) {
			update_option( 'vestibule_country_service', $service );
			self::assertSame( '', ( new CountryLookup() )->country( $this->request() ), $service );
		}
		update_option( 'vestibule_country_service', 'https://ip.example/{ip}' );
		foreach ( array( '1.1.1.1@evil.example', '../admin', '127.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', "203.0.113.7\r\nX: y" ) as $address ) {
			( new CountryLookup() )->country( $this->request( address: $address ) );
		}
		( new CountryLookup() )->country( $this->request( headers: array( 'x-forwarded-for' => '8.8.8.8', 'host' => 'evil.example', 'cf-ipcountry' => 'DE', 'x-real-ip' => '9.9.9.9' ) ) );
		self::assertSame( array( 'https://ip.example/203.0.113.7' ), array_column( $this->asked, 0 ) );
	}

	public function test_the_country_route_is_public_and_not_cacheable(): void {
		$_SERVER['HTTP_CF_IPCOUNTRY'] = 'DE';
		$answer = rest_do_request( new WP_REST_Request( 'GET', '/vestibule/v1/country' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'country' => '' ), $answer->get_data() );
		self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] );
	}

	/** @param array<string, string> $headers */
	private function request( bool $proxied = false, array $headers = array(), string $address = '203.0.113.7' ): Request {
		return new Request( 'GET', array(), array(), $headers, $address, $proxied );
	}

	private function answerWith( string $body, int $status = 200 ): void {
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $arguments, string $url ) use ( $body, $status ): array|WP_Error {
				/** @var array<string, mixed> $arguments */
				$this->asked[] = array( $url, $arguments );
				$answer        = array( 'headers' => array(), 'body' => $body, 'response' => array( 'code' => $status, 'message' => '' ), 'cookies' => array(), 'filename' => null );
				return 0 === $status ? new WP_Error( 'http', 'timed out' ) : $answer;
			},
			10,
			3
		);
	}
}
