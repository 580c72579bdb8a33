<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Carousel;

use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Elements with a CSS class that turns them into a carousel (docs/carousel.md). */
final class MarkedElementsTest extends TestCase {

	private const MARKED = '<div class="vestibule-slide-init" data-auto="false" data-xxl="2"><div>One</div> <div id="two">Two</div> <div>Three</div></div>';

	public function test_the_children_of_a_marked_element_become_slides_and_its_attributes_become_settings(): void {
		$html = $this->page( self::MARKED );
		self::assertStringContainsString( 'data-island="carousel"', $html );
		self::assertStringContainsString( 'aria-label="2 of 3"', $html );
		self::assertStringContainsString( '--vestibule-xxl:2', $html );
		self::assertStringNotContainsString( 'vestibule-carousel__pause', $html );
		self::assertStringContainsString( 'id="two"', $html );
	}

	public function test_a_marked_element_keeps_its_id_and_styles_and_all_classes_except_layout_classes(): void {
		$html = $this->page( '<ul id="own" class="wp-block-gallery is-layout-flex mine vestibule-slide-init" style="color:red"><li>One</li><li tabindex="0" id="b">Two</li></ul>' );
		$tags = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag() );
		self::assertSame( 'DIV', $tags->get_tag() );
		self::assertSame( 'own', $tags->get_attribute( 'id' ) );
		self::assertSame( 'mine vestibule-slide-init wp-block-vestibule-carousel', $tags->get_attribute( 'class' ) );
		self::assertStringStartsWith( 'color:red;--vestibule-xxl:1;', (string) $tags->get_attribute( 'style' ) );
		self::assertStringContainsString( '<ul class="vestibule-carousel__list splide__list" role="list" data-slot="slides"><li', $html );
		self::assertStringContainsString( 'tabindex="0"', $html );
	}

	public function test_the_previous_button_without_a_label_uses_the_label_of_the_next_button(): void {
		self::assertSame( 2, substr_count( $this->page( self::MARKED ), '<button type="button" class="vestibule-carousel__button vestibule-carousel__' ) );
		self::assertStringContainsString( 'vestibule-carousel__prev" aria-label="Next"', $this->page( self::MARKED ) );
		$named = str_replace( 'data-xxl', 'data-prev-label="Back" data-xxl', self::MARKED );
		self::assertStringContainsString( 'vestibule-carousel__prev" aria-label="Back"', $this->page( $named ) );
	}

	public function test_nested_marked_elements_are_converted_once(): void {
		$html = $this->page( '<section><p>Before</p>' . self::MARKED . self::MARKED . '</section>' );
		self::assertSame( 2, substr_count( $html, 'data-island="carousel"' ) );
		self::assertSame( 2, substr_count( do_blocks( '<!-- wp:group --><div class="wp-block-group">' . $html . '</div><!-- /wp:group -->' ), 'data-island="carousel"' ) );
		self::assertStringStartsWith( '<section><p>Before</p><div', trim( $html ) );
		self::assertStringEndsWith( '</section>', trim( $html ) );
	}

	public function test_a_marked_element_without_children_or_closing_tag_is_not_changed(): void {
		foreach ( array( '<div class="vestibule-slide-init">Only text</div>', '<div class="vestibule-slide-init"><p>Open' ) as $html ) {
			self::assertSame( $html, trim( $this->page( $html ) ) );
		}
	}

	public function test_a_slide_does_not_end_at_text_that_looks_like_a_closing_tag(): void {
		$inner = '<div title="a > </div> b">One</div><!-- </div> --><script>"</div>"</script><div><div>Two</div></div>';
		$html  = $this->page( "<p data-x='<div class=\"vestibule-slide-init\">'>Before</p><DIV data-auto=false class=vestibule-slide-init>{$inner}</DIV ><p>After</p>" );
		self::assertSame( 1, substr_count( $html, 'data-island="carousel"' ) );
		self::assertStringContainsString( 'aria-label="2 of 2"', $html );
		self::assertStringContainsString( '<script>"</div>"</script>', $html );
		self::assertStringEndsWith( '</div><p>After</p>', trim( $html ) );
	}

	public function test_blocks_in_a_marked_group_become_slides(): void {
		$inner = '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph -->';
		$html  = do_blocks( "<!-- wp:group {\"className\":\"vestibule-slide-init\",\"layout\":{\"type\":\"flex\"}} --><div class=\"wp-block-group vestibule-slide-init\">{$inner}</div><!-- /wp:group -->" );
		self::assertStringContainsString( 'data-island-on="hash visible"', $html );
		self::assertSame( 2, substr_count( $html, 'aria-roledescription="Slide"' ) );
		self::assertStringNotContainsString( 'is-layout-flex', $html );
	}

	private function page( string $html ): string {
		return do_blocks( "<!-- wp:html -->\n{$html}\n<!-- /wp:html -->" );
	}
}
