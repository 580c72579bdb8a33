<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Tests\TestCase;

/** Database queries of the plugin for a page, requested from a web server. */
#[Group( 'mariadb' )]
final class OwnQueriesTest extends TestCase {

	private const PARTS = array(
		'object-cache.php' => '/object-cache.php',
		'kept-cache.php'   => '/mu-plugins/kept-cache.php',
	);

	protected function setUp(): void {
		parent::setUp();
		do_action( 'vestibule/seed_demo' );
		// WordPress queries this option when it prints the first script.
		update_option( 'can_compress_scripts', 0, true );
		$this->place( 'kept-cache.php' );
	}

	protected function tearDown(): void {
		foreach ( array( ...array_values( self::PARTS ), '/kept-cache.txt' ) as $file ) {
			is_file( WP_CONTENT_DIR . $file ) && unlink( WP_CONTENT_DIR . $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Of this test alone.
		}
		parent::tearDown();
	}

	public function test_a_page_without_blocks_of_the_plugin_causes_no_queries(): void {
		$query = array( 'post_type' => 'vestibule_account', 'post_status' => 'publish' );
		foreach ( get_posts( $query ) as $account ) {
			wp_trash_post( $account->ID );
		}
		$this->addPlainPage();
		$this->look( '/plain/' );
		self::assertSame( array(), $this->look( '/plain/' ) );
	}

	public function test_a_page_on_which_the_chat_is_hidden_causes_no_queries(): void {
		update_option( 'vestibule_chat', array( 'options' => array( 'display' => array( 'displayCondition' => 'includePages', 'includePages' => array() ) ) ) );
		$this->addPlainPage();
		$this->look( '/plain/' );
		self::assertSame( array(), $this->look( '/plain/' ) );
	}

	#[DataProvider( 'pages' )]
	public function test_a_repeated_page_view_causes_no_queries_if_there_is_an_object_cache( string $path ): void {
		$this->place( 'object-cache.php' );
		$this->look( $path );
		$this->look( $path );
		self::assertSame( array(), $this->look( $path ) );
	}

	/** @return iterable<string, array{string}> */
	public static function pages(): iterable {
		yield 'the front page' => array( '/' );
		yield 'the form with its appointment' => array( '/contact/' );
		yield 'an article with comments' => array( '/learning-to-listen-first/' );
	}

	/** Uses another theme and no cookie notice. */
	private function addPlainPage(): void {
		update_option( 'vestibule_consent', array( 'isShown' => false ) );
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Plain', 'post_name' => 'plain', 'post_content' => '<!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph -->' ) );
		update_option( 'template', 'twentytwentyfive' );
		update_option( 'stylesheet', 'twentytwentyfive' );
	}

	private function place( string $name ): void {
		copy( dirname( __DIR__, 2 ) . "/support/{$name}", WP_CONTENT_DIR . self::PARTS[ $name ] );
	}

	/** @return list<string> */
	private function look( string $path ): array {
		$answer = wp_remote_get( home_url( $path ), array( 'timeout' => 30, 'headers' => array( 'X-Test-Now' => '2026-10-20T10:00:00Z' ) ) );
		$html   = wp_remote_retrieve_body( $answer );
		self::assertSame( 200, wp_remote_retrieve_response_code( $answer ), substr( $html, 0, 500 ) );
		self::assertSame( 1, preg_match( '/<!--queries (.*?)-->/s', $html, $match ) );
		/** @var list<string> $queries */
		$queries = json_decode( html_entity_decode( $match[1] ?? '' ), true );
		return $queries;
	}
}
