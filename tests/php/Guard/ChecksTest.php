<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Vestibule\Contract\FormSpam;
use Vestibule\Guard\Captcha\KnownService;
use Vestibule\Guard\Captcha\Services;
use Vestibule\Guard\Checks\Work;
use Vestibule\Guard\SpamCheck;
use Vestibule\Guard\SpamChecks;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\Vectors;

/** Spam checks on complete submissions, in their order and with the site's settings (docs/spam.md). */
final class ChecksTest extends SubmitTestCase {

	public function test_nothing_is_marked_as_spam_by_default(): void {
		self::assertSame( 200, $this->site->submit( array( 'description' => str_repeat( 'https://casino.example ', 40 ) ) )->status );
		self::assertSame( array( array( 'unread', '' ) ), $this->stored() );
	}

	public function test_blocked_words_and_too_many_links_mark_an_entry_as_spam_with_a_readable_reason(): void {
		$this->set( array( 'deny' => array( 'buy now' ), 'links' => 2 ) );
		$this->site->submit( array( 'description' => 'BUY, now' ) );
		$this->site->submit( array( 'description' => 'https://a.example https://b.example https://c.example' ) );
		self::assertSame( array( array( 'spam', 'list:buy now' ), array( 'spam', 'links:3' ) ), $this->stored() );
		self::assertSame( 'On the block list: buy now', SpamSite::checks()->reason( 'list:buy now' ) );
		self::assertSame( 'Contains 3 links', SpamSite::checks()->reason( 'links:3' ) );
		self::assertSame( 'gone:x', SpamSite::checks()->reason( 'gone:x' ) );
	}

	public function test_an_allowed_sender_is_never_marked_as_spam(): void {
		$this->set( array( 'deny' => array( 'buy now' ), 'links' => 1, 'allow' => array( 'example.com' ) ) );
		$this->site->submit( array( 'description' => 'buy now https://a.example https://b.example' ) );
		$this->site->submit( array( 'description' => 'buy now', 'email' => 'a@other.example' ) );
		self::assertSame( array( array( 'unread', '' ), array( 'spam', 'list:buy now' ) ), $this->stored() );
	}

	public function test_the_minimum_time_starts_when_the_visitor_first_touches_the_form(): void {
		$this->set( array( 'seconds' => 3 ) );
		$this->site->freeze();
		$quick = $this->token();
		$slow  = $this->token();
		$this->site->submit( array(), $quick );
		$this->travel( '+3 seconds' );
		$this->site->submit( array(), $slow );
		$this->site->post();
		self::assertSame( array( array( 'spam', 'time:0' ), array( 'unread', '' ), array( 'unread', '' ) ), $this->stored() );
	}

	public function test_a_token_that_replaces_an_expired_token_keeps_the_time_of_the_first_touch(): void {
		$this->set( array( 'seconds' => 3 ) );
		$token = $this->token();
		$this->travel( '+2 hours' );
		$fresh = get_object_vars( (object) $this->site->submit( array(), $token )->body['append_data'] )['__vestibule_token'] ?? '';
		self::assertIsString( $fresh );
		self::assertSame( 200, $this->site->submit( array(), $fresh )->status );
		self::assertSame( array( array( 'unread', '' ) ), $this->stored() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function proofs(): iterable {
		yield from Vectors::rows( 'work' );
	}

	/** @param array{random: string, bits: int, solution: string} $row */
	#[DataProvider( 'proofs' )]
	public function test_a_proof_of_work_is_valid_only_for_its_own_task( array $row ): void {
		self::assertTrue( Work::holds( $row['random'], $row['bits'], $row['solution'] ) );
		self::assertFalse( Work::holds( strrev( $row['random'] ) . 'x', $row['bits'], $row['solution'] ) );
		self::assertFalse( Work::holds( $row['random'], 30, $row['solution'] ) );
		foreach ( array( '', '0', '0.0.0.0.0.0.0.0', $row['solution'] . '.0', ' ' . $row['solution'], '-1' . substr( $row['solution'], 1 ), str_repeat( 'f', 9 ) . strstr( $row['solution'], '.' ) ) as $wrong ) {
			self::assertFalse( Work::holds( $row['random'], $row['bits'], $wrong ), $wrong );
		}
	}

	public function test_a_form_with_proof_of_work_accepts_each_solution_once_and_only_for_its_own_token(): void {
		$this->protect( array( 'work' => true ) );
		add_filter( 'vestibule/form_terms', static fn ( array $terms ): array => array( 'work' => 8 ) + $terms, 20 );
		$token = $this->token();
		self::assertSame( 403, $this->site->submit( array(), $token )->status );
		$solution = $this->solve( $token, 8 );
		self::assertSame( 403, $this->site->submit( array( '__vestibule_work' => array( $solution ) ), $token )->status );
		self::assertSame( 403, $this->site->submit( array( '__vestibule_work' => $solution ), $this->token() )->status, 'The solution belongs to another token.' );
		self::assertSame( 200, $this->site->submit( array( '__vestibule_work' => $solution ), $token )->status );
		$this->site->submit( array( '__vestibule_work' => $solution, 'email' => 'again@example.org' ), $token );
		self::assertCount( 1, $this->stored() );
	}

	public function test_a_token_issued_before_proof_of_work_was_enabled_is_replaced_by_a_token_that_requires_it(): void {
		$token = $this->token();
		$this->protect( array( 'work' => true ) );
		$fresh = get_object_vars( (object) $this->site->submit( array(), $token )->body['append_data'] )['__vestibule_token'] ?? '';
		self::assertIsString( $fresh );
		self::assertSame( 17, $this->site->tokens->read( 4, $fresh )?->work );
	}

	public function test_a_form_accepts_submissions_without_scripts_unless_it_requires_scripts(): void {
		$this->protect( array( 'work' => true ) );
		$this->site->post();
		self::assertCount( 1, $this->stored() );
		$this->protect( array( 'needsScripts' => true ) );
		$this->site->post( array( 'email' => 'b@example.org' ) );
		self::assertCount( 1, $this->stored() );
		self::assertSame( 200, $this->site->submit( array( 'fcal_booking_2' => (string) wp_json_encode( array( 'start' => $this->site->freeStart( 3 ), 'timezone' => 'UTC', 'hold' => '' ) ) ) )->status );
	}

	public function test_another_plugin_can_add_a_spam_check_and_exceptions_in_the_check_are_ignored(): void {
		$check = new class() implements SpamCheck {
			public bool $fails = false;
			public function name(): string {
				return 'theirs';
			}
			public function judge( Submission $submission ): Verdict {
				return $this->fails ? throw new RuntimeException( 'Theirs.' ) : Verdict::spam( $submission->email );
			}
			public function reason( string $detail ): string {
				return "Theirs: {$detail}";
			}
		};
		add_action( 'vestibule/register_spam_checks', static fn ( SpamChecks $checks ) => $checks->add( $check ) );
		SpamSite::reload();
		$this->site->submit();
		self::assertSame( array( array( 'spam', 'theirs:ana@example.com' ) ), $this->stored() );
		self::assertSame( 'Theirs: x', SpamSite::checks()->reason( 'theirs:x' ) );
		$check->fails = true;
		( new Faults() )->during( fn () => $this->site->submit() );
		self::assertSame( array( 'unread', '' ), $this->stored()[1] );
	}

	public function test_a_spam_check_or_captcha_is_ignored_with_a_notice_if_its_name_is_already_in_use(): void {
		$told  = array();
		$check = new class() implements SpamCheck {
			public function name(): string {
				return 'list';
			}
			public function judge( Submission $submission ): Verdict {
				return Verdict::spam( 'second' );
			}
			public function reason( string $detail ): string {
				return $detail;
			}
		};
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			static function ( string $where ) use ( &$told ): void {
				$told[] = $where;
			}
		);
		add_action( 'vestibule/register_spam_checks', static fn ( SpamChecks $checks ) => $checks->add( $check ) );
		add_action( 'vestibule/register_captchas', static fn ( Services $services ) => $services->add( KnownService::all()[0] ) );
		$this->protect( array( 'captcha' => 'turnstile' ) );
		$this->set( array( 'deny' => array( 'buy now' ) ) );
		self::assertSame( 200, $this->site->submit()->status );
		self::assertSame( array( 'unread', '' ), $this->stored()[0] );
		self::assertSame( array( SpamChecks::class . '::add', Services::class . '::add' ), $told );
	}

	#[Group( 'mariadb' )]
	public function test_akismet_checks_a_submission_only_if_enabled_and_if_the_submission_is_not_already_spam(): void {
		if ( ! class_exists( \Akismet::class ) ) {
			define( 'AKISMET_VERSION', '5.5' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Akismet's own file names it.
			require_once WP_PLUGIN_DIR . '/akismet/class.akismet.php';
		}
		$services = new SpamServices();
		update_option( 'wordpress_api_key', SpamServices::SECRET );
		add_filter( 'pre_http_request', static fn ( mixed $before, array $args, string $url ): mixed => false === $before && str_contains( $url, 'rest.akismet.com' ) ? wp_remote_post( $services->address . '/akismet' . wp_parse_url( $url, PHP_URL_PATH ), array_diff_key( $args, array( 'headers' => 1 ) ) ) : $before, 10, 3 );
		$this->set( array() );
		$this->site->submit( array( 'names' => array( 'first_name' => 'viagra-test-123', 'last_name' => '' ) ) );
		self::assertSame( array(), $services->asked( 'akismet' ), 'Akismet is used only if it is enabled.' );
		$this->set( array( 'akismet' => true ) );
		$name = array( 'names' => array( 'first_name' => 'viagra-test-123', 'last_name' => '' ) );
		add_filter( 'vestibule/form_errors', '__return_empty_array' );
		$this->site->submit( $name );
		$this->site->submit();
		self::assertSame( array( array( 'spam', 'akismet:' ), array( 'unread', '' ) ), array_slice( $this->stored(), -2 ) );
		$asked = $services->asked( 'akismet' )[1]['form'] ?? array();
		self::assertSame( array( 'contact-form', 'Ana Li', 'ana@example.com', home_url() ), array( $asked['comment_type'] ?? '', $asked['comment_author'] ?? '', $asked['comment_author_email'] ?? '', $asked['blog'] ?? '' ) );
		$services->become( 'akismet', 'slow' );
		$timeouts = array();
		add_filter(
			'pre_http_request',
			static function ( mixed $before, array $args, string $url ) use ( &$timeouts ): mixed {
				$timeouts[ $url ] = $args['timeout'];
				return $before;
			},
			9,
			3
		);
		$this->site->submit( array( 'email' => 'c@example.org' ) );
		$akismet = array_filter( $timeouts, static fn ( string $url ): bool => str_contains( $url, 'rest.akismet.com' ), ARRAY_FILTER_USE_KEY );
		self::assertNotSame( array(), $akismet );
		self::assertLessThanOrEqual( 3, array_sum( $akismet ), 'seconds' );
		self::assertSame( array( 'unread', '' ), array_slice( $this->stored(), -1 )[0] );
		$this->set( array( 'akismet' => true, 'deny' => array( 'buy now' ) ) );
		$before = count( $services->asked( 'akismet' ) );
		$this->site->submit( array( 'description' => 'buy now', 'email' => 'd@example.org' ) );
		self::assertCount( $before, $services->asked( 'akismet' ), 'Akismet gets no submission that is already spam.' );
	}

	/** @param array<string, mixed> $settings */
	private function set( array $settings ): void {
		update_option( 'vestibule_spam', $settings );
		SpamSite::reload();
	}

	/** @param array<string, mixed> $meta */
	private function protect( array $meta ): void {
		update_post_meta( $this->site->forms->byFormId( 4 )->postId ?? 0, PostSettings::key( FormSpam::CONTRACT ), $meta );
	}

	private function token(): string {
		$answer = $this->site->answer( $this->site->tokenCall(), array( 'form_id' => '4', 'nonce' => $this->site->keys->forForm( 4 ) ) );
		$data   = $answer->body['data'] ?? array();
		$token  = is_array( $data ) ? $data['token'] ?? '' : '';
		self::assertIsString( $token );
		return $token;
	}

	/** Solves the task as the browser does. */
	private function solve( string $token, int $bits ): string {
		$random  = explode( '.', $token )[2];
		$numbers = array();
		for ( $part = 0; $part < 8; $part++ ) {
			for ( $n = 0; 0 !== hexdec( substr( hash( 'sha256', "{$random}.{$part}." . dechex( $n ) ), 0, 8 ) ) >> ( 32 - ( $bits - 3 ) ); $n++ );
			$numbers[] = dechex( $n );
		}
		return implode( '.', $numbers );
	}

	/** @return list<array{string|null, string|null}> Status and reason of each entry. */
	private function stored(): array {
		return array_map( static fn ( array $row ): array => array( $row['status'], $row['spam_reason'] ), $this->site->rows( $this->site->tables->named( 'submissions' ) ) );
	}
}
