<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Carousel;

use PHPUnit\Framework\Attributes\TestWith;
use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Carousel as the server prints it: labels, counts, columns and safe output. */
final class CarouselBlockTest extends TestCase {

	public function test_the_label_of_each_slide_contains_its_number_and_the_total(): void {
		$html = $this->carousel( '{}', array( '{}', '{"label":"Library"}' ) );
		self::assertSame( array( '1 of 2', '2 of 2: Library' ), $this->all( $html, 'aria-label', array( 'class_name' => 'wp-block-vestibule-slide' ) ) );
		self::assertSame( array( 'group', 'group' ), $this->all( $html, 'role', array( 'class_name' => 'wp-block-vestibule-slide' ) ) );
	}

	public function test_the_carousel_wrapper_has_a_data_attribute_for_every_setting(): void {
		$html = $this->carousel( '{"xxl":3,"ss":1,"gutter":8,"auto":"false","loop":"false","sliderSpeed":3000,"nextLabel":"Forth","scroll":2}', array( '{}', '{}' ) );
		$tags = new WP_HTML_Tag_Processor( $html );
		$tags->next_tag();
		$expected = array( 'slider-speed' => '3000', 'animation-speed' => '400', 'auto' => 'false', 'loop' => 'false', 'arrows' => 'true', 'dots' => 'true', 'pause-on-hover' => 'true', 'xxl' => '3', 'xl' => '3', 'md' => '3', 'sm' => '3', 'xs' => '3', 'ss' => '1', 'gutter' => '8', 'scroll' => '2', 'next-label' => 'Forth', 'prev-label' => 'Previous', 'slide-label' => 'Slide' );
		foreach ( $expected as $name => $value ) {
			self::assertSame( $value, $tags->get_attribute( "data-{$name}" ), $name );
		}
	}

	/** @param string $attributes JSON. */
	#[TestWith( array( '{}', false ) )]
	#[TestWith( array( '{"thumbnails":"true"}', true ) )]
	#[TestWith( array( '{"effect":"fade"}', true ) )]
	#[TestWith( array( '{"className":"is-style-cards"}', true ) )]
	public function test_the_stylesheet_of_variations_is_loaded_only_if_a_carousel_needs_it( string $attributes, bool $is_loaded ): void {
		$sheet = 'vestibule-carousel-variations';
		wp_dequeue_style( $sheet );
		$this->carousel( $attributes, array( '{}', '{}' ) );
		self::assertSame( $is_loaded, wp_style_is( $sheet ) );
	}

	public function test_the_stylesheet_of_variations_is_loaded_if_a_marked_element_has_a_block_style(): void {
		$sheet = 'vestibule-carousel-variations';
		wp_dequeue_style( $sheet );
		do_blocks( '<!-- wp:html --><div class="vestibule-slide-init"><p>One</p><p>Two</p></div><!-- /wp:html -->' );
		self::assertFalse( wp_style_is( $sheet ) );
		do_blocks( '<!-- wp:html --><div class="vestibule-slide-init is-style-sides"><p>One</p><p>Two</p></div><!-- /wp:html -->' );
		self::assertTrue( wp_style_is( $sheet ) );
	}

	public function test_only_carousels_that_move_automatically_start_when_they_become_visible(): void {
		self::assertStringContainsString( 'data-island-on="hash visible"', $this->carousel( '{}', array( '{}', '{}' ) ) );
		self::assertStringContainsString( 'data-island-on="hash"', $this->carousel( '{"auto":"false"}', array( '{}', '{}' ) ) );
		self::assertStringContainsString( 'data-island-on="hash"', $this->carousel( '{"xxl":3}', array( '{}', '{}' ) ) );
	}

	public function test_the_anchor_of_a_carousel_is_used_as_its_id_and_ids_are_unique(): void {
		self::assertStringContainsString( 'id="rooms"', $this->carousel( '{"anchor":"rooms"}', array( '{}' ) ) );
		$ids = $this->all( $this->carousel( '{}', array( '{}' ) ) . $this->carousel( '{}', array( '{}' ) ), 'id', array( 'class_name' => 'wp-block-vestibule-carousel' ) );
		self::assertCount( 2, array_unique( $ids ) );
	}

	public function test_a_carousel_without_slides_prints_nothing(): void {
		self::assertSame( '', trim( $this->carousel( '{}', array() ) ) );
	}

	public function test_an_empty_slide_is_not_printed_unless_it_has_a_background(): void {
		$empty = '<!-- wp:vestibule/slide --><!-- wp:paragraph --><p></p><!-- /wp:paragraph --><!-- /wp:vestibule/slide -->';
		self::assertSame( '', trim( do_blocks( "<!-- wp:vestibule/carousel -->{$empty}{$empty}<!-- /wp:vestibule/carousel -->" ) ) );
		$look = '<!-- wp:vestibule/slide {"backgroundColor":"accent"} /-->';
		$html = do_blocks( "<!-- wp:vestibule/carousel -->{$empty}{$look}<!-- wp:vestibule/slide --><img src=\"/a.png\" alt=\"\"><!-- /wp:vestibule/slide --><!-- /wp:vestibule/carousel -->" );
		self::assertSame( array( '1 of 2', '2 of 2' ), $this->all( $html, 'aria-label', array( 'class_name' => 'wp-block-vestibule-slide' ) ) );
	}

	public function test_slides_of_a_nested_carousel_are_counted_separately(): void {
		$inner = $this->blocks( '{}', array( '{}', '{}', '{}' ) );
		$html  = do_blocks( "<!-- wp:vestibule/carousel --><!-- wp:vestibule/slide -->{$inner}<!-- /wp:vestibule/slide --><!-- wp:vestibule/slide --><p>Text</p><!-- /wp:vestibule/slide --><!-- /wp:vestibule/carousel -->" );
		self::assertSame( array( '1 of 2', '1 of 3', '2 of 3', '3 of 3', '2 of 2' ), $this->all( $html, 'aria-label', array( 'class_name' => 'wp-block-vestibule-slide' ) ) );
	}

	public function test_posts_in_a_query_block_become_slides(): void {
		foreach ( array( 'One', 'Two', 'Three' ) as $title ) {
			self::assertIsInt( wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_type' => 'post' ) ) );
		}
		$query = '<!-- wp:query {"query":{"perPage":3,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} --><!-- wp:post-title /--><!-- /wp:post-template --><!-- wp:paragraph --><p>Below</p><!-- /wp:paragraph --></div><!-- /wp:query -->';
		$html  = do_blocks( "<!-- wp:vestibule/carousel -->{$query}<!-- /wp:vestibule/carousel -->" );
		self::assertSame( array( '1 of 3', '2 of 3', '3 of 3' ), $this->all( $html, 'aria-label', array( 'tag_name' => 'li' ) ) );
		self::assertStringNotContainsString( 'is-layout-grid', $html );
		self::assertMatchesRegularExpression( '~<div class="vestibule-carousel__more" data-slot="more"><p[^>]*>Below</p></div></div>$~', trim( $html ) );
		self::assertSame( substr_count( $html, '<div' ), substr_count( $html, '</div>' ) );
	}

	public function test_texts_and_numbers_in_carousel_attributes_are_escaped_or_ignored(): void {
		$hostile = '\\"><script>alert(1)</script>&amp;\\u2028</style>';
		$html    = $this->carousel(
			'{"label":"' . $hostile . '","nextLabel":"' . $hostile . '","slideLabel":"' . $hostile . '","gutter":"1px;background:url(javascript:alert(1))","xxl":"expression(1)","effect":"\\"><b>","auto":"false"}',
			array( '{"label":"' . $hostile . '","anchor":"a\\"b"}', '{}' )
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '</style', $html );
		self::assertStringNotContainsString( 'expression', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		$tags = new WP_HTML_Tag_Processor( $html );
		$tags->next_tag();
		$props = json_decode( (string) $tags->get_attribute( 'data-props' ), true );
		self::assertIsArray( $props );
		self::assertIsArray( $props['words'] );
		$next = $this->all( $html, 'aria-label', array( 'class_name' => 'vestibule-carousel__next' ) );
		self::assertSame( array( $props['words']['next'] ), $next, 'The browser renders the same label as the server.' );
	}

	/** @param list<string> $slides Attributes of each slide as JSON. */
	private function carousel( string $attributes, array $slides ): string {
		return do_blocks( $this->blocks( $attributes, $slides ) );
	}

	/** @param list<string> $slides */
	private function blocks( string $attributes, array $slides ): string {
		$inner = array_map( static fn ( string $json ): string => "<!-- wp:vestibule/slide {$json} --><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --><!-- /wp:vestibule/slide -->", $slides );
		return "<!-- wp:vestibule/carousel {$attributes} -->" . implode( "\n", $inner ) . '<!-- /wp:vestibule/carousel -->';
	}

	/**
	 * @param array{tag_name?: string, class_name?: string} $query
	 * @return list<string|true|null>
	 */
	private function all( string $html, string $attribute, array $query ): array {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$values = array();
		while ( $tags->next_tag( $query ) ) {
			$values[] = $tags->get_attribute( $attribute );
		}
		return $values;
	}
}
