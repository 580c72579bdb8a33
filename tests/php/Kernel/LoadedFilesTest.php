<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Tests\TestCase;
use WP_Session_Tokens;

/** How many of the plugin's PHP files a web server loads for a request: what it does not need, it does not load. */
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
	 * @param array<string, string> $post What is shown; none for another address.
	 * @param int                  $most With room for about ten.
	 */
	#[DataProvider( 'requests' )]
	public function test_a_request_loads_few_files( string $path, array $post, int $most ): void {
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
		$files = $this->loaded( str_contains( $path, 'wp-admin' ) );
		self::assertLessThanOrEqual( $most, count( $files ), implode( "\n", $files ) );
	}

	/** @return iterable<string, array{string, array<string, string>, int}> */
	public static function requests(): iterable {
		$words = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		yield 'a page without anything of ours' => array( '/idle/', array( 'post_content' => $words ), 80 );
		yield 'an article with comments' => array( '/article/', array( 'post_type' => 'post', 'post_content' => $words, 'comment_status' => 'open' ), 90 );
		yield 'a page with a form' => array( '/form/', array( 'post_content' => '[vestibule_form id="4"]' ), 245 );
		yield 'a call that is not ours' => array( '/wp-admin/admin-ajax.php?action=nothing', array(), 175 );
		yield 'a screen of wp-admin' => array( '/wp-admin/index.php', array(), 210 );
	}

	/** @return list<\WP_Http_Cookie> Of an administrator. */
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

	/** @return list<string> Of the plugin, for a request that is one of wp-admin or none. */
	private function loaded( bool $is_admin ): array {
		// The answer may come before the request has ended.
		for ( $tries = 0; ! is_file( self::REPORT ) && $tries < 100; $tries++ ) {
			usleep( 20_000 );
			clearstatcache();
		}
		/** @var array{admin: int, files: list<string>} $report */
		$report = json_decode( (string) file_get_contents( self::REPORT ), true );
		self::assertSame( $is_admin ? 1 : 0, $report['admin'] );
		return array_values( array_filter( $report['files'], static fn ( string $file ): bool => str_contains( $file, 'plugins/vestibule/' ) ) );
	}
}
