<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Accordion;

use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Accordion as the server prints it: complete without scripts, with unique IDs and safe output (docs/tabs.md). */
final class AccordionTest extends TestCase {

	/** @param array<string, mixed> $attributes */
	private static function item( array $attributes, string $content = '<p>Text</p>' ): string {
		return '<!-- wp:vestibule/accordion-item ' . wp_json_encode( $attributes, JSON_HEX_TAG | JSON_HEX_AMP ) . " -->{$content}<!-- /wp:vestibule/accordion-item -->";
	}

	/** @param array<string, mixed> $attributes */
	private static function accordion( array $attributes, string ...$items ): string {
		$json = array() === $attributes ? '' : wp_json_encode( $attributes ) . ' ';
		return do_blocks( "<!-- wp:vestibule/accordion {$json}-->" . implode( '', $items ) . '<!-- /wp:vestibule/accordion -->' );
	}

	/** @return list<array{item: mixed, name: mixed, open: bool}> */
	private static function items( string $html ): array {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$items = array();
		while ( $tags->next_tag( array( 'tag_name' => 'details' ) ) ) {
			$items[] = array(
				'item' => $tags->get_attribute( 'data-item' ),
				'name' => $tags->get_attribute( 'name' ),
				'open' => null !== $tags->get_attribute( 'open' ),
			);
		}
		return $items;
	}

	public function test_the_stylesheet_of_block_styles_is_loaded_only_if_an_accordion_uses_a_style(): void {
		$sheet = 'vestibule-accordion-variations';
		wp_dequeue_style( $sheet );
		self::accordion( array(), self::item( array( 'title' => 'A' ) ) );
		self::assertFalse( wp_style_is( $sheet ) );
		self::accordion( array( 'className' => 'is-style-boxed' ), self::item( array( 'title' => 'A' ) ) );
		self::assertTrue( wp_style_is( $sheet ) );
		$path = wp_styles()->get_data( $sheet, 'path' );
		self::assertIsString( $path );
		self::assertFileExists( $path );
	}

	public function test_several_items_can_be_open_at_first_if_the_accordion_allows_it(): void {
		$items = self::items( self::accordion( array(), self::item( array( 'title' => 'A', 'isOpen' => true ) ), self::item( array( 'title' => 'B', 'isOpen' => true ) ) ) );
		self::assertSame( array( true, true ), array_column( $items, 'open' ) );
		self::assertSame( array( null, null ), array_column( $items, 'name' ) );
	}

	public function test_an_accordion_that_allows_one_open_item_opens_only_the_first_and_has_a_unique_name(): void {
		$one   = array( 'onlyOne' => true );
		$inner = self::item( array( 'title' => 'B', 'isOpen' => true ) );
		$first = self::items( self::accordion( $one, self::item( array( 'title' => 'A' ) ), $inner, self::item( array( 'title' => 'C', 'isOpen' => true ) ) ) );
		$other = self::items( self::accordion( $one, self::item( array( 'title' => 'D', 'isOpen' => true ) ) ) );
		self::assertSame( array( false, true, false ), array_column( $first, 'open' ) );
		self::assertSame( array_fill( 0, 3, $first[0]['name'] ), array_column( $first, 'name' ) );
		self::assertNotSame( $first[0]['name'], $other[0]['name'] );
		self::assertTrue( $other[0]['open'] );
	}

	public function test_an_accordion_inside_an_item_is_a_separate_group(): void {
		$inner = '<!-- wp:vestibule/accordion {"onlyOne":true,"headingLevel":5} -->' . self::item( array( 'title' => 'Inner', 'isOpen' => true ) ) . '<!-- /wp:vestibule/accordion -->';
		$html  = self::accordion( array( 'headingLevel' => 4 ), self::item( array( 'title' => 'Outer' ), $inner ), self::item( array( 'title' => 'Next' ) ) );
		$items = self::items( $html );
		self::assertSame( array( 'outer', 'inner', 'next' ), array_column( $items, 'item' ) );
		self::assertSame( array( false, true, false ), array_map( static fn ( array $item ): bool => null !== $item['name'], $items ) );
		self::assertSame( 2, substr_count( $html, '<h4 class="vestibule-accordion-item__title"' ) );
		self::assertSame( 1, substr_count( $html, '<h5 class="vestibule-accordion-item__title"' ) );
	}

	public function test_accordion_item_ids_are_made_from_titles_but_differ_from_each_other_and_from_anchors(): void {
		$items = array(
			self::item( array( 'title' => '<strong>Fees</strong> & dates' ) ),
			self::item( array( 'title' => 'Fees & dates' ) ),
			self::item( array( 'title' => 'Fees' ) ),
			self::item( array( 'title' => 'Other', 'anchor' => 'fees' ) ),
			self::item( array( 'title' => 'شروط' ) ),
			self::item( array( 'title' => '' ) ),
		);
		$html    = '<!-- wp:vestibule/accordion -->' . implode( '', $items ) . '<!-- /wp:vestibule/accordion -->';
		$post    = wp_insert_post( array( 'post_title' => 'Ids', 'post_content' => wp_slash( $html ) ) );
		$GLOBALS['post'] = get_post( $post ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$html = do_blocks( (string) get_post_field( 'post_content', $post ) );
		$ids  = array_column( self::items( $html ), 'item' );
		self::assertSame( array( 'fees-dates', 'fees-dates-2', 'fees-2', 'fees' ), array_slice( $ids, 0, 4 ) );
		// Other tests may have used the fallback ID for titles without Latin letters.
		$fallbacks = array_slice( $ids, 4 );
		self::assertCount( 2, $fallbacks );
		self::assertNotSame( $fallbacks[0], $fallbacks[1] );
		foreach ( $fallbacks as $id ) {
			self::assertIsString( $id );
			self::assertMatchesRegularExpression( '/^item(-\d+)?$/', $id );
		}
		self::assertSame( 1, substr_count( $html, ' id="fees"' ) );
	}

	public function test_an_accordion_item_without_a_title_is_called_untitled(): void {
		$items = array_map( static fn ( string $title ): string => self::item( array( 'title' => $title ) ), array( '', ' <br>&nbsp;', '<em>0</em>' ) );
		$html  = self::accordion( array(), ...$items );
		self::assertSame( 2, substr_count( $html, 'class="vestibule-accordion-item__words">Untitled</span>' ) );
		self::assertStringContainsString( 'class="vestibule-accordion-item__words"><em>0</em></span>', $html );
	}

	public function test_links_and_images_and_scripts_are_removed_from_an_accordion_title(): void {
		$html = self::accordion( array(), self::item( array( 'title' => '<a href="/x">Link</a> <em>soft</em> <img src=x onerror=alert(1)><script>alert(1)</script>', 'anchor' => '"><b>' ) ) );
		self::assertStringContainsString( 'Link <em>soft</em>', $html );
		self::assertDoesNotMatchRegularExpression( '/<a |<img|<script|onerror|<b>/', $html );
	}

	public function test_accordion_attributes_of_the_wrong_type_are_replaced_by_their_defaults(): void {
		$html = self::accordion( array( 'headingLevel' => '1"><script>', 'onlyOne' => 'yes', 'hasButtons' => array() ), self::item( array( 'title' => array( 'x' ), 'isOpen' => 'no', 'anchor' => 7 ) ) );
		self::assertStringContainsString( '<h3 class="vestibule-accordion-item__title">', $html );
		self::assertSame( array( null, false ), array( self::items( $html )[0]['name'], self::items( $html )[0]['open'] ) );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_an_accordion_item_without_content_is_not_printed(): void {
		$empty = self::item( array( 'title' => 'Soon', 'isOpen' => true ), '<!-- wp:paragraph --><p> </p><!-- /wp:paragraph -->' );
		$items = self::items( self::accordion( array( 'onlyOne' => true ), $empty, self::item( array( 'title' => 'A', 'isOpen' => true ) ), self::item( array( 'title' => 'B' ), '<img src="/a.png" alt="">' ) ) );
		self::assertSame( array( true, false ), array_column( $items, 'open' ) );
				self::assertSame( '', trim( self::accordion( array(), $empty, $empty ) ) );
	}

	public function test_an_accordion_without_items_prints_nothing(): void {
		self::assertSame( '', trim( self::accordion( array() ) ) );
	}
}
