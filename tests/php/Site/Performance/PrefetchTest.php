<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Performance\SpeedSettings;
use Vestibule\Site\Performance\Prefetch\LinkPrefetch;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Speculation rules of a page, and the script for browsers without support for them. */
final class PrefetchTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'permalink_structure', '/%postname%/' );
		wp_set_current_user( 0 );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function addresses(): iterable {
		yield from Vectors::rows( 'prefetch' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'addresses' )]
	public function test_a_url_is_prefetched_or_excluded_the_same_way_as_in_the_browser( array $row ): void {
		self::assertIsString( $row['address'] );
		$found = array_filter( $this->excluded(), fn ( string $pattern ): bool => $this->isMatch( $pattern, $row['address'] ) );
		self::assertSame( $row['isFetched'], array() === $found, implode( ' ', $found ) );
	}

	public function test_the_excluded_url_patterns_include_those_in_the_tests_of_the_prefetch_script(): void {
		$tested = array();
		foreach ( Vectors::rows( 'prefetch-patterns' ) as $row ) {
			self::assertIsString( $row[0]['pattern'] );
			$tested[] = $row[0]['pattern'];
		}
		self::assertSame( $tested, array_values( array_intersect( $this->excluded(), $tested ) ) );
		self::assertCount( 3, $tested );
	}

	public function test_pages_are_prefetched_with_moderate_eagerness(): void {
		self::assertSame( array( 'mode' => 'prefetch', 'eagerness' => 'moderate' ), wp_get_speculation_rules_configuration() );
	}

	public function test_speculation_rules_of_other_plugins_are_kept(): void {
		foreach ( array( array( 'mode' => 'prerender', 'eagerness' => 'conservative' ), array( 'mode' => 'prefetch', 'eagerness' => 'eager' ) ) as $decided ) {
			$decide = static fn (): array => $decided;
			add_filter( 'wp_speculation_rules_configuration', $decide, 5 );
			self::assertSame( $decided, wp_get_speculation_rules_configuration() );
			remove_filter( 'wp_speculation_rules_configuration', $decide, 5 );
		}
		add_filter( 'wp_speculation_rules_configuration', '__return_null', 5 );
		self::assertNull( wp_get_speculation_rules_configuration() );
	}

	public function test_the_prefetch_script_is_printed_before_the_speculation_rules(): void {
		$foot = $this->foot();
		self::assertStringContainsString( '<script type="speculationrules">', $foot );
		self::assertSame( 1, substr_count( $foot, 'modules/prefetch.js' ) );
		self::assertLessThan( strpos( $foot, 'modules/prefetch.js' ), strpos( $foot, 'speculationrules' ) );
	}

	public function test_nothing_is_prefetched_for_logged_in_users(): void {
		wp_set_current_user( 1 );
		self::assertSame( '', $this->foot() );
	}

	public function test_the_prefetch_script_is_not_printed_without_speculation_rules(): void {
		update_option( 'permalink_structure', '' );
		self::assertSame( '', $this->foot() );
	}

	public function test_turning_off_the_prefetch_setting_restores_the_wordpress_default(): void {
		update_option( SpeedSettings::OPTION, array( 'fetchesLinks' => false ) );
		$this->expectOnlyWordPress();
	}

	public function test_a_filter_can_turn_prefetching_off(): void {
		add_filter( 'vestibule/prefetch_links', '__return_false' );
		$this->expectOnlyWordPress();
	}

	public function test_a_filter_can_add_and_remove_excluded_urls(): void {
		add_filter(
			'vestibule/prefetch_exclusions',
			static fn ( array $exclusions ): array => array( 'segments' => array( ...array_diff( (array) $exclusions['segments'], array( 'go' ) ), 'warenkorb', 'leave-*', 'a(', 5 ) ) + $exclusions
		);
		$is = fn ( string $address ): bool => array() !== array_filter( $this->excluded(), fn ( string $pattern ): bool => $this->isMatch( $pattern, $address ) );
		self::assertSame( array( true, true, false, true, false ), array_map( $is, array( '/laden/warenkorb/', '/leave-now/', '/go/', '/refer/', '/contact/' ) ) );
	}

	public function test_an_invalid_value_from_the_filter_for_excluded_urls_is_ignored(): void {
		add_filter( 'vestibule/prefetch_exclusions', '__return_null' );
		self::assertContains( '/{*/}?(wp-json){/*}?', $this->excluded() );
	}

	/**
	 * @param array<string, string> $request
	 * @param array<string, string> $sent
	 */
	#[DataProvider( 'requests' )]
	public function test_a_prefetched_page_may_be_cached_only_by_the_browser_that_prefetched_it( bool $isKept, array $request, array $sent = array() ): void {
		$headers = LinkPrefetch::withLifetime( $sent, $request + array( 'REQUEST_METHOD' => 'GET', 'QUERY_STRING' => '' ) );
		self::assertSame( $isKept ? array( 'Cache-Control' => 'private, max-age=30', 'Vary' => 'Cookie' ) : $sent, $headers );
	}

	/** @return iterable<string, array{0: bool, 1: array<string, string>, 2?: array<string, string>}> */
	public static function requests(): iterable {
		yield 'a prefetch by Firefox' => array( true, array( 'HTTP_SEC_PURPOSE' => 'prefetch' ) );
		yield 'a prefetch by the script in Safari' => array( true, array( 'HTTP_PURPOSE' => 'prefetch' ) );
		yield 'a prefetch by Chromium, which caches prefetched pages itself' => array( false, array( 'HTTP_SEC_PURPOSE' => 'prefetch', 'HTTP_SEC_CH_UA' => '"Chromium";v="140"' ) );
		yield 'a normal visit' => array( false, array() );
		yield 'a prefetched URL with a query' => array( false, array( 'HTTP_SEC_PURPOSE' => 'prefetch', 'QUERY_STRING' => 's=a' ) );
		yield 'a POST request' => array( false, array( 'HTTP_SEC_PURPOSE' => 'prefetch', 'REQUEST_METHOD' => 'POST' ) );
		yield 'a page that must not be cached' => array( false, array( 'HTTP_SEC_PURPOSE' => 'prefetch' ), array( 'Cache-Control' => 'no-store' ) );
	}

	public function test_pages_of_logged_in_users_are_never_cached(): void {
		wp_set_current_user( 1 );
		self::assertSame( array(), LinkPrefetch::withLifetime( array(), array( 'REQUEST_METHOD' => 'GET', 'HTTP_SEC_PURPOSE' => 'prefetch' ) ) );
	}

	private function expectOnlyWordPress(): void {
		self::assertSame( 'conservative', wp_get_speculation_rules_configuration()['eagerness'] ?? '' );
		$foot = $this->foot();
		self::assertStringContainsString( 'speculationrules', $foot );
		self::assertStringNotContainsString( 'modules/prefetch', $foot );
		self::assertStringNotContainsString( 'recommend', $foot );
	}

	/** Renders the speculation rules and their script at the end of the page. */
	private function foot(): string {
		remove_all_actions( 'wp_footer' );
		add_action( 'wp_footer', 'wp_print_speculation_rules' );
		ob_start();
		do_action( 'wp_footer' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return (string) ob_get_clean();
	}

	/** @return list<string> Patterns of excluded URLs, as the browser gets them. */
	private function excluded(): array {
		/** @var array{prefetch: list<array{where: array{and: list<array{not?: array{href_matches?: list<string>}}>}}>} $rules In the format of WordPress. */
		$rules = json_decode( (string) wp_json_encode( wp_get_speculation_rules() ), true );
		return array_merge( ...array_map( static fn ( array $condition ): array => $condition['not']['href_matches'] ?? array(), $rules['prefetch'][0]['where']['and'] ) );
	}

	/**
	 * Matches a URL as browsers with URL patterns do: parts after the path that are missing in the pattern match
	 * anything.
	 */
	private function isMatch( string $pattern, string $address ): bool {
		$tail = str_contains( $pattern, '#' ) ? '' : ( str_contains( $pattern, '\\?' ) ? '(#.*)?' : '(\\?[^#]*)?(#.*)?' );
		// Groups are copied. Elsewhere, braces form a group and an asterisk matches any text.
		$parts = preg_split( '/(\((?:\([^()]*\)|[^()])*\))/', $pattern, -1, PREG_SPLIT_DELIM_CAPTURE );
		$regex = '';
		foreach ( false === $parts ? array() : $parts as $part ) {
			$regex .= str_starts_with( $part, '(' ) ? $part : strtr( $part, array( '.' => '\\.', '*' => str_contains( $pattern, '\\?' ) ? '.*' : '[^?#]*', '{' => '(?:', '}' => ')', '#' => '\\#' ) );
		}
		return 1 === preg_match( "~^{$regex}{$tail}$~D", $address );
	}
}
