<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Forms\FormPostType;
use Vestibule\Guard\Admin\SpamScreen;
use Vestibule\Guard\Captcha\Keys;
use Vestibule\Guard\Captcha\KnownService;
use Vestibule\Tests\Inbox\EntriesTestCase;
use Vestibule\Tests\Wired;

/** Captcha keys: storage, verification and protection of the secret (docs/spam.md). */
final class KeysTest extends EntriesTestCase {

	private const SPACE = '/vestibule/v1';

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'administrator' );
		update_option( 'vestibule_spam', array( 'siteKeys' => array( 'turnstile' => SpamServices::SITE_KEY ) ) );
		SpamSite::reload();
	}

	public function test_a_captcha_secret_is_stored_but_never_returned(): void {
		self::assertSame( array( 'hasSecret' => true ), $this->data( $this->keep( ' ' . SpamServices::SECRET . "\n" ) ) );
		self::assertSame( array( 'turnstile' => SpamServices::SECRET ), get_option( Keys::SECRETS ) );
		$screen = Wired::of( SpamScreen::class )->data();
		$shown  = wp_json_encode( array( $screen, $this->call( 'GET', '/wp/v2/settings' )->get_data(), $this->call( 'GET', self::SPACE . '/captchas' )->get_data() ) );
		self::assertStringNotContainsString( SpamServices::SECRET, (string) $shown );
		self::assertStringContainsString( SpamServices::SITE_KEY, (string) $shown );
		self::assertSame( array( 'hasSecret' => false ), $this->data( $this->keep( '' ) ) );
	}

	public function test_an_invalid_captcha_secret_is_rejected_with_an_error_at_its_control(): void {
		$answer = $this->keep( 'two words' );
		self::assertSame( 400, $answer->get_status() );
		self::assertStringContainsString( '"fields":{"secrets.turnstile":', (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_editors_can_see_which_captchas_are_ready_but_no_keys(): void {
		$this->keep( SpamServices::SECRET );
		$this->signIn( 'editor' );
		$answer = $this->data( $this->call( 'GET', self::SPACE . '/captchas' ) );
		$ready = array_column( (array) $answer['services'], 'isReady', 'name' );
		self::assertSame( array_map( static fn ( KnownService $known ): string => $known->name(), KnownService::all() ), array_keys( $ready ) );
		self::assertSame( array( 'turnstile' => true ), array_filter( $ready ) );
		self::assertSame( '', $answer['settingsUrl'] );
		self::assertStringNotContainsString( 'key', (string) wp_json_encode( $answer ) );
	}

	public function test_the_spam_screen_receives_the_settings_and_their_defaults_and_the_services(): void {
		$this->keep( SpamServices::SECRET );
		$screen = Wired::of( SpamScreen::class )->data();
		self::assertSame( array( 'settings', 'defaults', 'services', 'hasAkismet' ), array_keys( $screen ) );
		self::assertIsArray( $screen['services'] );
		self::assertSame( array( 'turnstile' => true ), array_filter( array_column( $screen['services'], 'hasSecret', 'name' ) ) );
	}

	public function test_site_health_reports_a_form_whose_captcha_has_no_keys(): void {
		$form = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Course' ) );
		update_post_meta( $form, 'vestibule_form_spam', array( 'captcha' => 'hcaptcha' ) );
		/** @var array{direct: array<string, array{test: callable(): array{status: string, description: string}}>} $tests */
		$tests  = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$result = $tests['direct']['vestibule_captcha']['test']();
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'hCaptcha', $result['description'] );
	}

	#[Group( 'mariadb' )]
	public function test_checking_the_captcha_keys_returns_a_message_for_each_problem(): void {
		$services = new SpamServices();
		$services->connect();
		self::assertSame( 409, $this->check()->get_status() );
		$this->keep( SpamServices::SECRET );
		self::assertStringContainsString( 'accepts the secret key', (string) wp_json_encode( $this->check()->get_data() ) );
		$this->keep( 'wrong' );
		self::assertStringContainsString( 'rejected the secret key', (string) wp_json_encode( $this->check()->get_data() ) );
		$services->become( 'turnstile', 'broken' );
		self::assertStringContainsString( 'did not respond', (string) wp_json_encode( $this->check()->get_data() ) );
	}

	private function keep( string $secret ): \WP_REST_Response {
		return $this->call( 'POST', self::SPACE . '/spam-secret', array( 'service' => 'turnstile', 'secret' => $secret ) );
	}

	private function check(): \WP_REST_Response {
		return $this->call( 'POST', self::SPACE . '/spam-check', array( 'service' => 'turnstile' ) );
	}
}
