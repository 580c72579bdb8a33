<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Contract\FormSpam;
use Vestibule\Guard\Captcha\KnownService;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;

/**
 * Captchas, verified against local services that speak the documented protocol (docs/spam.md). Playground can't start
 * these services.
 */
#[Group( 'mariadb' )]
final class CaptchaTest extends SubmitTestCase {

	private static ?SpamServices $services = null;

	public static function tearDownAfterClass(): void {
		self::$services = null;
	}

	protected function setUp(): void {
		parent::setUp();
		$this->services()->connect();
	}

	/** @return iterable<string, array{string}> */
	public static function all(): iterable {
		foreach ( KnownService::all() as $service ) {
			yield $service->name() => array( $service->name() );
		}
	}

	#[DataProvider( 'all' )]
	public function test_a_valid_captcha_response_is_accepted_once( string $service ): void {
		$this->choose( $service );
		$response = $this->services()->response( $service );
		self::assertSame( 200, $this->send( $service, $response )->status );
		self::assertSame( array( 'unread' ), $this->statuses() );
		self::assertArrayNotHasKey( 'remoteip', $this->lastQuestion( $service ) );
		$this->assertRefused( $service, $this->send( $service, $response ) );
		self::assertSame( array( 'unread' ), $this->statuses() );
	}

	/** @return iterable<string, array{string, mixed}> */
	public static function without(): iterable {
		foreach ( array_keys( iterator_to_array( self::all() ) ) as $service ) {
			yield "{$service}: missing" => array( $service, null );
			yield "{$service}: empty" => array( $service, '' );
			yield "{$service}: an array" => array( $service, array( 'x' ) );
			yield "{$service}: an array of arrays" => array( $service, array( array( 'x' ) ) );
			yield "{$service}: far too long" => array( $service, str_repeat( 'x', 20000 ) );
		}
	}

	#[DataProvider( 'without' )]
	public function test_a_missing_or_malformed_captcha_response_is_rejected_without_a_request_to_the_service( string $service, mixed $response ): void {
		$this->choose( $service );
		$before = count( $this->services()->asked( $service ) );
		$this->assertRefused( $service, $this->send( $service, $response ) );
		self::assertCount( $before, $this->services()->asked( $service ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	#[DataProvider( 'all' )]
	public function test_a_captcha_response_that_is_invalid_or_expired_or_from_another_site_is_rejected( string $service ): void {
		$this->choose( $service );
		$this->assertRefused( $service, $this->send( $service, 'made-up' ) );
		$this->assertRefused( $service, $this->send( $service, $this->services()->response( $service, 'age=130' ) ) );
		$this->assertRefused( $service, $this->send( $service, $this->services()->response( $service, 'hostname=evil.example' ) ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_captcha_response_for_another_form_is_rejected(): void {
		foreach ( array( 'recaptcha-v3', 'turnstile' ) as $service ) {
			$this->choose( $service );
			$this->assertRefused( $service, $this->send( $service, $this->services()->response( $service, 'action=form_5' ) ) );
		}
	}

	public function test_a_low_recaptcha_score_marks_the_entry_as_spam_and_is_stored_as_the_reason(): void {
		$this->choose( 'recaptcha-v3' );
		self::assertSame( 200, $this->send( 'recaptcha-v3', $this->services()->response( 'recaptcha-v3', 'score=0.3' ) )->status );
		self::assertSame( 200, $this->send( 'recaptcha-v3', $this->services()->response( 'recaptcha-v3', 'score=0.5' ) )->status );
		self::assertSame( array( 'spam', 'unread' ), $this->statuses() );
		$reason = (string) $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['spam_reason'];
		self::assertSame( 'reCAPTCHA v3 gave the sender a score of 0.3 out of 1', SpamSite::checks()->reason( $reason ) );
	}

	/** @return iterable<string, array{'slow'|'broken'|'garbage'}> */
	public static function down(): iterable {
		yield 'an error response' => array( 'broken' );
		yield 'an unreadable response' => array( 'garbage' );
		yield 'no response' => array( 'slow' );
	}

	/** @param 'slow'|'broken'|'garbage' $mode */
	#[DataProvider( 'down' )]
	public function test_an_entry_goes_to_the_spam_folder_for_review_while_the_captcha_service_is_down( string $mode ): void {
		$this->choose( 'turnstile' );
		$this->services()->become( 'turnstile', $mode );
		$timeouts = array();
		add_filter(
			'http_request_args',
			static function ( array $args ) use ( &$timeouts ): array {
				$timeouts[] = $args['timeout'];
				return $args;
			},
			PHP_INT_MAX
		);
		self::assertSame( 200, $this->send( 'turnstile', 'x' )->status );
		self::assertNotSame( array(), $timeouts );
		self::assertLessThanOrEqual( 3, array_sum( $timeouts ), 'seconds' );
		$this->services()->become( 'turnstile', 'up' );
		$row = $this->site->rows( $this->site->tables->named( 'submissions' ) )[0];
		self::assertSame( array( 'spam', 'captcha:turnstile|down|no-answer' ), array( $row['status'], $row['spam_reason'] ) );
		self::assertIsArray( get_option( 'vestibule_captcha_problem' ) );
		self::assertSame( 200, $this->send( 'turnstile', $this->services()->response( 'turnstile' ) )->status );
		self::assertFalse( get_option( 'vestibule_captcha_problem' ) );
	}

	public function test_a_setting_rejects_or_accepts_submissions_while_the_captcha_service_is_down(): void {
		$this->services()->become( 'hcaptcha', 'broken' );
		$this->choose( 'hcaptcha', array( 'captchaDown' => 'refuse' ) );
		$this->assertRefused( 'hcaptcha', $this->send( 'hcaptcha', 'x' ) );
		$this->choose( 'hcaptcha', array( 'captchaDown' => 'pass' ) );
		self::assertSame( 200, $this->send( 'hcaptcha', 'x' )->status );
		$this->services()->become( 'hcaptcha', 'up' );
		self::assertSame( array( 'unread' ), $this->statuses() );
	}

	public function test_visitors_are_not_rejected_if_the_captcha_secret_key_is_wrong(): void {
		$this->choose( 'recaptcha-v2' );
		update_option( 'vestibule_spam_secrets', array( 'recaptcha-v2' => 'wrong' ) );
		self::assertSame( 200, $this->send( 'recaptcha-v2', $this->services()->response( 'recaptcha-v2' ) )->status );
		self::assertSame( 'captcha:recaptcha-v2|down|invalid-input-secret', $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['spam_reason'] );
	}

	public function test_a_captcha_without_keys_does_not_block_the_form(): void {
		$this->choose( 'turnstile' );
		update_option( 'vestibule_spam_secrets', array() );
		self::assertSame( 200, $this->site->submit()->status );
		self::assertStringNotContainsString( 'data-captcha', $this->page() );
	}

	public function test_without_scripts_a_form_with_a_captcha_says_that_it_needs_javascript(): void {
		$this->choose( 'turnstile' );
		self::assertSame( 303, $this->site->post()->status );
		self::assertSame( array( 0, 0 ), array_slice( $this->site->counts(), 0, 2 ) );
		self::assertStringContainsString( '<noscript><p class="vestibule-captcha__words">This form needs JavaScript.', $this->page() );
	}

	public function test_a_page_contains_the_site_key_but_no_script_of_the_service_and_no_secret(): void {
		$this->choose( 'hcaptcha' );
		$html = $this->page();
		self::assertStringContainsString( 'data-captcha="hcaptcha"', $html );
		self::assertStringContainsString( 'data-key="' . SpamServices::SITE_KEY . '"', $html );
		self::assertStringContainsString( 'data-consent="preferences"', $html );
		self::assertStringContainsString( 'Load the check</button>', $html );
		self::assertStringNotContainsString( '<script src="https://js.hcaptcha.com', $html );
		self::assertStringNotContainsString( SpamServices::SECRET, $html );
		$this->choose( 'hcaptcha', array( 'captchaConsent' => 'none' ) );
		self::assertStringNotContainsString( 'data-consent', $this->page() );
		self::assertStringNotContainsString( 'Load the check', $this->page() );
	}

	/** @param array<string, mixed> $settings */
	private function choose( string $service, array $settings = array() ): void {
		update_post_meta( $this->form(), PostSettings::key( FormSpam::CONTRACT ), array( 'captcha' => $service ) );
		update_option( 'vestibule_spam', $settings + array( 'siteKeys' => array( $service => SpamServices::SITE_KEY ) ) );
		update_option( 'vestibule_spam_secrets', array( $service => SpamServices::SECRET ) );
		SpamSite::reload();
	}

	private function send( string $service, mixed $response ): Answer {
		return $this->site->submit( array( self::responseName( $service ) => $response ) );
	}

	private function assertRefused( string $service, Answer $answer ): void {
		self::assertSame( 403, $answer->status );
		self::assertSame( array( self::responseName( $service ) ), array_keys( $this->errors( $answer ) ) );
		self::assertEquals( new \stdClass(), $answer->body['append_data'] );
	}

	/** @return list<string|null> */
	private function statuses(): array {
		return array_column( $this->site->rows( $this->site->tables->named( 'submissions' ) ), 'status' );
	}

	/** @return array<string, string> */
	private function lastQuestion( string $service ): array {
		$asked = $this->services()->asked( $service );
		return end( $asked )['form'] ?? array();
	}

	private function page(): string {
		return do_blocks( '<!-- wp:vestibule/form {"ref":' . $this->form() . '} /-->' );
	}

	private function form(): int {
		return $this->site->forms->byFormId( 4 )->postId ?? 0;
	}

	private static function responseName( string $service ): string {
		return array_column( array_map( static fn ( KnownService $known ): array => array( $known->name(), $known->responseName() ), KnownService::all() ), 1, 0 )[ $service ];
	}

	private function services(): SpamServices {
		return self::$services ??= new SpamServices();
	}
}
