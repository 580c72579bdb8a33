<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use WP;

/** Database writes of the plugin while a visitor views a page, even the first page of a new site. */
final class NoWritesTest extends TestCase {

	private const FOLDERS = '~/(?:plugins/vestibule|themes/portico)/~';

	protected function setUp(): void {
		parent::setUp();
		do_action( 'vestibule/seed_demo' );
		$account = (int) wp_insert_post( array( 'post_type' => 'vestibule_account', 'post_status' => 'publish', 'post_title' => 'Ada' ) );
		update_post_meta( $account, 'vestibule_account', array( 'number' => '49 30 1' ) );
		update_option( 'vestibule_push', array( 'provider' => 'self-hosted' ) );
	}

	#[DataProvider( 'pages' )]
	public function test_viewing_a_page_twice_writes_nothing_to_the_database( string $path, string $shows ): void {
		for ( $look = 0; $look < 2; $look++ ) {
			$written = array();
			$record  = static function ( string $sql ) use ( &$written ): string {
				if ( 1 === preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP)\b/i', $sql ) && self::isOurs( $sql ) ) {
					$written[] = $sql;
				}
				return $sql;
			};
			add_filter( 'query', $record );
			$html = $this->page( $path );
			remove_filter( 'query', $record );
			self::assertStringContainsString( $shows, $html );
			self::assertSame( array(), $written );
			wp_cache_flush();
		}
	}

	/** @return iterable<string, array{string, string}> */
	public static function pages(): iterable {
		yield 'the front page' => array( '/', '</html>' );
		yield 'a page with the form' => array( '/?pagename=contact', 'data-form_id="4"' );
		yield 'an article with comments' => array( '/?name=learning-to-listen-first', 'comment-form' );
	}

	/** WordPress itself stores some data while it renders a page. */
	private static function isOurs( string $sql ): bool {
		if ( str_contains( $sql, 'vestibule' ) ) {
			return true;
		}
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $step ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- who wrote is the question.
			$file = $step['file'] ?? '';
			if ( 1 === preg_match( self::FOLDERS, $file ) ) {
				return true;
			}
			if ( str_contains( $file, '/wp-includes/blocks.php' ) || str_contains( $file, '/class-wp-block.php' ) ) {
				return false;
			}
		}
		return false;
	}

	private function page( string $path ): string {
		$_SERVER['REQUEST_URI'] = $path;
		parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $_GET );
		$request = new WP();
		$GLOBALS['wp'] = $request; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- a request of its own.
		$request->parse_request();
		$request->query_posts();
		$request->register_globals();
		do_action( 'wp', $request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		add_filter( 'redirect_canonical', '__return_false' );
		do_action( 'template_redirect' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$template = is_front_page() ? get_front_page_template() : ( is_page() ? get_page_template() : get_single_template() );
		ob_start();
		include '' === $template ? get_index_template() : $template;
		return (string) ob_get_clean();
	}
}
