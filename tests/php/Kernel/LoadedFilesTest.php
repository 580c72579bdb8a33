<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Site\Blocks\BlockTypes;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use WP_Session_Tokens;

/** PHP files that a request loads, of the plugin and of wp-admin. */
#[Group( 'mariadb' )]
final class LoadedFilesTest extends TestCase {

	private const PROBE  = WP_CONTENT_DIR . '/mu-plugins/loaded.php';
	private const REPORT = WP_CONTENT_DIR . '/loaded.json';

	protected function setUp(): void {
		parent::setUp();
		copy( dirname( __DIR__ ) . '/support/loaded.php', self::PROBE );
		update_option( 'permalink_structure', '/%postname%/' );
		update_option( 'template', 'twentytwentyfive' );
		update_option( 'stylesheet', 'twentytwentyfive' );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array_filter( array( self::PROBE, self::REPORT ), is_file( ... ) ) );
		parent::tearDown();
	}

	/**
	 * @param array<string, string> $post Displayed post. Empty for another URL.
	 * @param int                   $most Maximum number of files, about five more than needed.
	 */
	#[DataProvider( 'requests' )]
	public function test_each_kind_of_request_stays_below_its_limit_for_loaded_plugin_files( string $path, array $post, int $most ): void {
		if ( array() !== $post ) {
			wp_insert_post(
				array(
					'post_type'      => $post['post_type'] ?? 'page',
					'post_status'    => 'publish',
					'post_title'     => 'Shown',
					'post_name'      => trim( $path, '/' ),
					'post_content'   => $post['post_content'] ?? '',
					'comment_status' => $post['comment_status'] ?? 'closed',
				)
			);
		}
		if ( str_contains( $path, 'idle' ) ) {
			update_option( 'vestibule_consent', array( 'isShown' => false ) );
		}
		$answer = wp_remote_get( home_url( $path ), array( 'timeout' => 30, 'cookies' => str_contains( $path, 'wp-admin/index' ) ? self::signedIn() : array() ) );
		self::assertContains( wp_remote_retrieve_response_code( $answer ), array( 200, 400 ) );
		$report = $this->report();
		self::assertSame( str_contains( $path, 'wp-admin' ) ? 1 : 0, $report['admin'] );
		$files = preg_grep( '~plugins/vestibule/~', $report['files'] );
		self::assertLessThanOrEqual( $most, count( (array) $files ), implode( "\n", (array) $files ) );
	}

	/** @return iterable<string, array{string, array<string, string>, int}> */
	public static function requests(): iterable {
		$words = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		yield 'a page without content of the plugin' => array( '/idle/', array( 'post_content' => $words ), 53 );
		yield 'an article with comments' => array( '/article/', array( 'post_type' => 'post', 'post_content' => $words, 'comment_status' => 'open' ), 65 );
		yield 'a page with a form' => array( '/form/', array( 'post_content' => '[vestibule_form id="4"]' ), 244 );
		yield 'an AJAX action of another plugin' => array( '/wp-admin/admin-ajax.php?action=nothing', array(), 165 );
		yield 'a screen of wp-admin' => array( '/wp-admin/index.php', array(), 201 );
	}

	public function test_an_article_without_a_form_loads_only_the_post_types_and_filters_that_every_page_needs(): void {
		$article = wp_insert_post( array( 'post_title' => 'Idle', 'post_content' => 'Nothing.', 'post_status' => 'publish' ) );
		self::assertSame( 200, wp_remote_retrieve_response_code( wp_remote_get( (string) get_permalink( $article ), array( 'timeout' => 30 ) ) ) );
		$modules = array(
			'Calendar/Admin/PostTypes',
			'Calendar/Pages/VisitorPages',
		);
		self::assertSame( array(), array_values( array_diff( $this->loaded( 'Calendar|Entries|Guard' ), $modules ) ) );
		$of_forms = array(
			'Forms/FormPostType',
			'Forms/FormRegistration',
			'Forms/Pages/LinkedPages',
			'Forms/View/BlockFilters',
		);
		self::assertEqualsCanonicalizing( $of_forms, $this->loaded( 'Forms|Fields' ) );
	}

	/** @param array<string, string> $body */
	#[DataProvider( 'light' )]
	public function test_an_ajax_action_without_html_output_loads_neither_blocks_nor_admin_files( string $method, string $action, array $body, string $not ): void {
		$status = $this->call( $method, array( 'action' => $action ) + $body );
		self::assertNotSame( 0, $status );
		$report = $this->report();
		self::assertSame( array( 0, 0 ), array( $report['admin'], $report['blocks'] ) );
		self::assertSame( array(), array_values( (array) preg_grep( '~wp-admin/includes/(?:admin|ajax-actions|media)\.php|build/blocks/blocks-manifest~', $report['files'] ) ) );
		self::assertSame( array(), array_values( (array) preg_grep( "~/vestibule/src/(?:{$not})~", $report['files'] ) ) );
	}

	/**
	 * @return iterable<string, array{string, string, array<string, string>, string}> Request, and a pattern of plugin
	 * files that it must not load.
	 */
	public static function light(): iterable {
		$form = 'Forms/View/FormBlock|Forms/Validat|MergeTags';
		yield 'a counted chat' => array( 'POST', 'vestibule_chat_count', array( 'account' => '1' ), "{$form}|Fields/Tree/FormDefinition|Fields/Types/Standard|Calendar/Seats/Seats" );
		yield 'a cookie choice' => array( 'POST', 'vestibule_consent_choose', array( 'choice' => 'accept' ), "{$form}|Fields/Tree/FormDefinition|Fields/Types/Standard|Site/Chat/View|Calendar/Seats/Seats" );
		yield 'a beacon request' => array( 'POST', 'vestibule_beacon_check', array( 'url' => 'https://example.org/', 'is_mobile' => '0' ), "{$form}|Fields/Tree/FormDefinition|Fields/Types/Standard|Site/Chat/View|Calendar/Seats/Seats" );
		yield 'available times' => array( 'GET', 'vestibule_slots', array( 'event' => '1', 'from' => '2026-01-01', 'to' => '2026-01-02', 'timezone' => 'UTC' ), "{$form}|Fields/Tree/FormDefinition|Fields/Types/Standard|Site/Chat/View" );
	}

	public function test_a_token_request_loads_no_blocks(): void {
		$site = new FormSite();
		self::assertSame( 200, $this->call( 'POST', array( 'action' => 'vestibule_form_token', 'form_id' => '4', 'nonce' => $site->keys->forForm( 4 ) ) ) );
		$report = $this->report();
		self::assertSame( array( 0, 0, 0 ), array( $report['admin'], $report['blocks'], $report['patterns'] ) );
		self::assertSame( array(), array_values( (array) preg_grep( '~/vestibule/src/(?:Site/Chat/View|Forms/View/FormBlock)~', $report['files'] ) ) );
	}

	public function test_a_submission_loads_neither_plugin_blocks_nor_admin_files(): void {
		self::assertSame( 422, $this->call( 'POST', array( 'action' => 'vestibule_form_submit', 'form_id' => '4', 'data' => 'email=x&__vestibule_token=' . ( new FormSite() )->tokens->issue( 4 ) ) ) );
		$report = $this->report();
		self::assertSame( array( 0, 0, 0 ), array( $report['admin'], $report['blocks'], $report['patterns'] ) );
	}

	public function test_a_submission_without_scripts_loads_all_blocks_in_order_to_print_its_page(): void {
		$this->call( 'POST', array( 'action' => 'vestibule_form_submit', 'form_id' => '4', 'email' => 'x' ) );
		$report = $this->report();
		self::assertSame( 0, $report['admin'] );
		self::assertGreaterThan( 20, $report['blocks'] );
	}

	public function test_an_ajax_action_of_another_plugin_loads_admin_files_and_all_blocks_but_no_scripts(): void {
		$this->call( 'POST', array( 'action' => 'nothing' ) );
		$report = $this->report();
		self::assertSame( array( 1, false ), array( $report['admin'], $report['scripts'] ) );
		self::assertGreaterThan( 20, $report['blocks'] );
		self::assertGreaterThan( 0, $report['patterns'] );
	}

	public function test_block_scripts_are_registered_only_when_scripts_are_first_used(): void {
		$before = $GLOBALS['wp_scripts'] ?? null;
		try {
			$GLOBALS['wp_scripts'] = null;
			( new BlockTypes( new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) )->registerAssets();
			self::assertNull( $GLOBALS['wp_scripts'] );
			$script = wp_scripts()->registered['vestibule-form-editor-script'];
			self::assertContains( 'wp-blocks', $script->deps );
			self::assertSame( 'vestibule', $script->textdomain );
		} finally {
			$GLOBALS['wp_scripts'] = $before;
		}
	}

	/** @return list<\WP_Http_Cookie> Cookies of an administrator. */
	private static function signedIn(): array {
		$expires = time() + HOUR_IN_SECONDS;
		$hash    = md5( site_url() );
		$user    = (int) get_users( array( 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ) )[0];
		$token   = WP_Session_Tokens::get_instance( $user )->create( $expires );
		return array(
			new \WP_Http_Cookie( array( 'name' => 'wordpress_' . $hash, 'value' => wp_generate_auth_cookie( $user, $expires, 'auth', $token ) ) ),
			new \WP_Http_Cookie( array( 'name' => 'wordpress_logged_in_' . $hash, 'value' => wp_generate_auth_cookie( $user, $expires, 'logged_in', $token ) ) ),
		);
	}

	/** @param array<string, string> $values */
	private function call( string $method, array $values ): int {
		$url    = admin_url( 'admin-ajax.php' );
		$header = array( 'X-Test-Rate-Limits' => 'off', 'Origin' => home_url() );
		$answer = 'GET' === $method ? wp_remote_get( add_query_arg( $values, $url ), array( 'timeout' => 30 ) ) : wp_remote_post( $url, array( 'timeout' => 30, 'redirection' => 0, 'body' => $values, 'headers' => $header ) );
		return (int) wp_remote_retrieve_response_code( $answer );
	}

	/** @return list<string> Loaded files of the plugin in some packages, such as Forms/Forms. */
	private function loaded( string $rooms ): array {
		preg_match_all( "~/vestibule/src/((?:{$rooms})/\S+)\.php$~m", implode( "\n", $this->report()['files'] ), $found );
		return $found[1];
	}

	/** @return array{admin: int, blocks: int, patterns: int, scripts: bool, files: list<string>} */
	private function report(): array {
		// The response can arrive before the request has ended.
		for ( $tries = 0; ! is_file( self::REPORT ) && $tries < 100; $tries++ ) {
			usleep( 20_000 );
			clearstatcache();
		}
		/** @var array{admin: int, blocks: int, patterns: int, scripts: bool, files: list<string>} $report */
		$report = json_decode( (string) file_get_contents( self::REPORT ), true );
		return $report;
	}
}
