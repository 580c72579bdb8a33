<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Excerpt;

use Vestibule\Tests\TestCase;
use WP_Style_Engine_CSS_Rules_Store;

/** Excerpts of posts without a manual excerpt, for example in search results. */
final class ExcerptTest extends TestCase {

	private const CONTENT = '<!-- wp:heading --><h2 class="wp-block-heading">Opening</h2><!-- /wp:heading --><!-- wp:paragraph {"vestibuleReveal":{"effect":"fade"}} --><p>Monday<br>Tuesday</p><!-- /wp:paragraph -->'
		. '<!-- wp:group {"vestibuleSticky":{"edge":"top"},"layout":{"type":"flex","justifyContent":"right"}} --><div class="wp-block-group"><!-- wp:verse --><pre class="wp-block-verse">one t<b>w</b>o</pre><!-- /wp:verse --></div><!-- /wp:group -->'
		. '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>nine</td><td>ten</td></tr></tbody></table></figure><!-- /wp:table -->';

	public function test_the_words_of_neighboring_blocks_are_separated_in_an_excerpt(): void {
		// A theme can exclude blocks, as Portico does with headings and tables.
		remove_all_filters( 'excerpt_allowed_blocks' );
		self::assertSame( 'Opening Monday Tuesday one two nine ten', trim( self::excerpt() ) );
	}

	public function test_generating_an_excerpt_enqueues_no_styles_or_scripts(): void {
		wp_styles()->queue = array();
		$before            = self::loaded();
		self::excerpt();
		self::assertSame( $before, self::loaded() );
		self::assertStringNotContainsString( 'vestibule-reveal', (string) wp_json_encode( wp_styles()->queue ) );
	}

	public function test_styles_enqueued_by_the_page_are_kept_when_an_excerpt_is_generated(): void {
		do_blocks( '<!-- wp:paragraph {"vestibuleReveal":{"effect":"fade"}} --><p>Shown</p><!-- /wp:paragraph -->' );
		self::excerpt();
		self::assertContains( 'vestibule-reveal', wp_styles()->queue );
	}

	public function test_styles_and_scripts_that_another_plugin_enqueues_for_an_excerpt_are_kept(): void {
		add_filter(
			'get_the_excerpt',
			static function ( string $excerpt ): string {
				wp_enqueue_script( 'share-buttons', 'https://example.org/share.js', array(), '1', true );
				wp_enqueue_style( 'share-buttons', 'https://example.org/share.css', array(), '1' );
				return $excerpt;
			}
		);
		self::excerpt();
		self::assertContains( 'share-buttons', wp_scripts()->queue );
		self::assertContains( 'share-buttons', wp_styles()->queue );
		wp_dequeue_script( 'share-buttons' );
		wp_dequeue_style( 'share-buttons' );
	}

	public function test_a_manual_excerpt_is_not_changed(): void {
		$post = wp_insert_post( array( 'post_title' => 'Own', 'post_status' => 'publish', 'post_excerpt' => 'My own words.', 'post_content' => self::CONTENT ) );
		self::assertSame( 'My own words.', get_the_excerpt( $post ) );
	}

	private static function excerpt(): string {
		$post = wp_insert_post( array( 'post_title' => 'Read', 'post_status' => 'publish', 'post_content' => wp_slash( self::CONTENT ) ) );
		return get_the_excerpt( $post );
	}

	/** @return list<mixed> */
	private static function loaded(): array {
		$rules = WP_Style_Engine_CSS_Rules_Store::get_store( 'block-supports' )?->get_all_rules() ?? array();
		$data  = (array) apply_filters( 'script_module_data_vestibule/loader', array() );
		return array( wp_styles()->queue, wp_scripts()->queue, array_keys( $rules ), $data['late'] ?? array() );
	}
}
