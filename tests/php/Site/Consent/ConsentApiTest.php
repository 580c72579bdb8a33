<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Consent;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\Consent;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Site\Consent\ConsentApi;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** WP Consent API, which other plugins ask for consent. */
final class ConsentApiTest extends TestCase {

	private const KINDS = array( 'functional', 'preferences', 'statistics', 'statistics-anonymous', 'marketing' );

	public static function setUpBeforeClass(): void {
		require_once __DIR__ . '/support/consent-api.php';
	}

	protected function setUp(): void {
		parent::setUp();
		$this->ask( array() );
	}

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_COOKIE'] );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function choices(): iterable {
		$yes = 'cookie_notice_accepted=true; ';
		yield 'before a choice' => array( '', array() );
		yield 'all categories accepted' => array( $yes . 'cookie_notice_categories=all', array( 'preferences', 'statistics', 'statistics-anonymous', 'marketing' ) );
		yield 'one category accepted' => array( $yes . 'cookie_notice_categories=statistics', array( 'statistics', 'statistics-anonymous' ) );
		yield 'two categories accepted' => array( $yes . 'cookie_notice_categories=preferences.marketing', array( 'preferences', 'marketing' ) );
		yield 'cookies refused' => array( 'cookie_notice_accepted=false', array() );
		yield 'cookies refused after they were accepted' => array( 'cookie_notice_accepted=false; wp_consent_marketing=allow', array() );
		yield 'cookies of another plugin' => array( $yes . 'wp_consent_marketing=allow', array() );
	}

	/** @param list<string> $allowed Allowed categories in addition to the necessary ones. */
	#[DataProvider( 'choices' )]
	public function test_other_plugins_get_the_consent_that_the_visitor_chose( string $cookies, array $allowed ): void {
		$_SERVER['HTTP_COOKIE'] = $cookies;

		self::assertSame( 'optin', wp_get_consent_type() );
		self::assertSame( array( 'functional', ...$allowed ), $this->heard( true ) );
		self::assertSame( array( 'functional', ...$allowed ), $this->heard( false ) );
	}

	public function test_a_site_without_the_cookie_notice_does_not_restrict_consent_for_other_plugins(): void {
		$this->ask( array( 'isShown' => false ) );

		self::assertFalse( wp_get_consent_type() );
		self::assertSame( self::KINDS, $this->heard( true ) );
	}

	public function test_a_consent_type_set_by_another_plugin_is_not_replaced(): void {
		add_filter( 'wp_get_consent_type', static fn (): string => 'optout' );

		self::assertSame( 'optout', wp_get_consent_type() );
		self::assertSame( self::KINDS, $this->heard( true ) );
	}

	public function test_cookies_of_the_consent_api_have_the_same_lifetime_as_the_notice(): void {
		$this->ask( array( 'lifetime' => 90_000 ) );

		self::assertSame( 2, apply_filters( 'wp_consent_api_cookie_expiration', 30 ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of the API.
	}

	public function test_cookies_of_the_consent_api_are_corrected_after_its_own_script_has_run(): void {
		wp_enqueue_script( 'wp-consent-api', '/wp-consent-api.js', array(), '1', true );
		do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

		self::assertStringContainsString( '["statistics-anonymous","statistics"]', wp_scripts()->get_inline_script_data( 'wp-consent-api', 'after' ) );
		wp_dequeue_script( 'wp-consent-api' );
		wp_deregister_script( 'wp-consent-api' );
	}

	/**
	 * Replaces the site's module, which has already read its settings.
	 *
	 * @param array<string, mixed> $settings
	 */
	private function ask( array $settings ): void {
		array_map( remove_all_filters( ... ), array( 'wp_get_consent_type', 'wp_has_consent', 'wp_consent_api_cookie_expiration' ) );
		update_option( ConsentSettings::OPTION, $settings );
		$stored = new ConsentSettings( Contracts::schema() );
		( new ConsentApi( $stored, new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) )->register();
	}

	/** @return list<string> */
	private function heard( bool $from_cookies ): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- As wp_has_consent() asks.
		return array_values( array_filter( self::KINDS, static fn ( string $kind ): bool => true === apply_filters( 'wp_has_consent', $from_cookies, $kind, false ) ) );
	}
}
