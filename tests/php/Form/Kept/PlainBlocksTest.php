<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form\Kept;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Form\Kept\Kept;
use Vestibule\Tests\Security\FreshForms;
use Vestibule\Tests\TestCase;

/** Which forms are kept, and what comes with them. */
final class PlainBlocksTest extends TestCase {
	use FreshForms;

	private const FIELD = '<!-- wp:vestibule/field-email {"name":"email"} /-->';

	private KeptSite $pages;

	protected function setUp(): void {
		parent::setUp();
		$this->pages = new KeptSite();
	}

	#[DataProvider( 'contents' )]
	public function test_only_what_is_all_in_its_html_is_kept( string $content, bool $kept ): void {
		wp_update_post( array( 'ID' => $this->pages->form, 'post_content' => wp_slash( $content ) ) );
		self::assertStringContainsString( 'data-field="email"', $this->pages->page() );
		self::assertCount( $kept ? 1 : 0, $this->pages->places() );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function contents(): iterable {
		yield 'fields' => array( self::FIELD, true );
		yield 'a heading' => array( '<!-- wp:heading --><h2 class="wp-block-heading">You</h2><!-- /wp:heading -->' . self::FIELD, true );
		yield 'a group that flows' => array( '<!-- wp:group {"layout":{"type":"default"}} --><div class="wp-block-group">' . self::FIELD . '</div><!-- /wp:group -->', true );
		yield 'a named group' => array( '<!-- wp:group {"metadata":{"name":"You"},"layout":{"type":"default"}} --><div class="wp-block-group">' . self::FIELD . '</div><!-- /wp:group -->', true );
		yield 'columns, whose layout has styles of its own' => array( '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' . self::FIELD . '</div><!-- /wp:column --></div><!-- /wp:columns -->', false );
		yield 'a heading whose links have a colour' => array( '<!-- wp:heading {"style":{"elements":{"link":{"color":{"text":"#123456"}}}}} --><h2 class="wp-block-heading">You</h2><!-- /wp:heading -->' . self::FIELD, false );
		yield 'a group in a style of its own' => array( '<!-- wp:group {"className":"is-style-section-1","layout":{"type":"default"}} --><div class="wp-block-group is-style-section-1">' . self::FIELD . '</div><!-- /wp:group -->', false );
		yield 'a text from elsewhere' => array( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"x"}}}}} --><p></p><!-- /wp:paragraph -->' . self::FIELD, false );
		yield 'a block that changes by itself' => array( '<!-- wp:latest-posts /-->' . self::FIELD, false );
		yield 'one deep inside' => array( '<!-- wp:group {"layout":{"type":"default"}} --><div class="wp-block-group"><!-- wp:loginout /-->' . self::FIELD . '</div><!-- /wp:group -->', false );
	}

	public function test_its_styles_and_scripts_are_asked_for_again(): void {
		add_filter(
			'render_block_vestibule/submit',
			static function ( string $html ): string {
				wp_enqueue_style( 'a-style', 'https://example.org/a.css', array(), '1' );
				wp_enqueue_script( 'a-script', 'https://example.org/a.js', array(), '1', true );
				return $html;
			}
		);
		$first = $this->asked();
		self::assertContains( 'a-style', $first[0] );
		self::assertContains( 'vestibule-form-style', $first[0] );
		self::assertContains( 'a-script', $first[1] );
		$this->pages->mark();
		$second = $this->asked();
		self::assertStringContainsString( KeptSite::MARK, $second[2] );
		self::assertSame( array( $first[0], $first[1] ), array( $second[0], $second[1] ) );
	}

	public function test_those_that_the_page_had_asked_for_before_are_noted_too(): void {
		wp_styles()->queue  = array( 'before', 'vestibule-form-style' );
		wp_scripts()->queue = array( 'before' );
		$this->pages->page();
		self::assertContains( 'before', wp_styles()->queue );
		self::assertSame( 1, count( array_keys( wp_styles()->queue, 'vestibule-form-style', true ) ) );
		self::assertSame( array( 'before' ), wp_scripts()->queue );
		wp_styles()->queue = array();
		$this->pages->page();
		self::assertContains( 'vestibule-form-style', wp_styles()->queue );
		self::assertNotContains( 'before', wp_styles()->queue );
	}

	public function test_each_page_is_its_own_way_back(): void {
		$pages = array();
		foreach ( array( 'First', 'Second' ) as $title ) {
			$id                  = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title ) );
			$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- a page view.
			preg_match( '/name="vestibule_page" value="([^"]*)"/', $this->pages->page(), $found );
			$pages[ (string) get_permalink( $id ) ] = htmlspecialchars_decode( $found[1] ?? '' );
			$this->pages->mark();
		}
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- the page view is over.
		self::assertCount( 2, $pages );
		self::assertSame( array_keys( $pages ), array_values( $pages ) );
		self::assertStringContainsString( KeptSite::MARK, $this->pages->page() );
	}

	/** @return array{list<string>, list<string>, string} */
	private function asked(): array {
		$queues = array( wp_styles(), wp_scripts() );
		foreach ( $queues as $queue ) {
			$queue->queue = array();
		}
		$html = $this->pages->page();
		return array( Kept::handles( $queues[0]->queue ), Kept::handles( $queues[1]->queue ), $html );
	}
}
