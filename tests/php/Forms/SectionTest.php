<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use Vestibule\Tests\TestCase;

/** Heading between the fields of a form. */
final class SectionTest extends TestCase {

	public function test_a_section_prints_a_heading_and_text_but_is_not_a_field(): void {
		$html = $this->printed( '<!-- wp:vestibule/section {"title":"About \u003cb\u003eyou\u003c/b\u003e","text":"See \u003ca href=\"/privacy/\"\u003ehere\u003c/a\u003e","level":3} /-->' );
		self::assertStringContainsString( '<h3 class="vestibule-section__title">About you</h3><p class="vestibule-section__text">See <a href="/privacy/">here</a></p>', $html );
		self::assertStringContainsString( 'vestibule-section has-line', $html );
		self::assertSame( 1, substr_count( $html, 'data-field=' ) );
	}

	public function test_an_empty_section_prints_nothing_and_the_dividing_line_of_a_section_can_be_turned_off(): void {
		self::assertStringNotContainsString( 'vestibule-section', $this->printed( '<!-- wp:vestibule/section /-->' ) );
		self::assertStringNotContainsString( 'has-line', $this->printed( '<!-- wp:vestibule/section {"title":"You","line":false} /-->' ) );
	}

	public function test_scripts_in_the_attributes_of_a_section_are_removed(): void {
		$html = $this->printed( '<!-- wp:vestibule/section {"title":"\u003cimg src=x onerror=alert(1)\u003eA","text":"\u003ca href=\"javascript:alert(1)\" onclick=\"x\"\u003eb\u003c/a\u003e\u003cscript\u003e","level":"1 onload=x"} /-->' );
		self::assertStringNotContainsString( 'onerror', $html );
		self::assertStringNotContainsString( 'javascript', $html );
		self::assertStringNotContainsString( 'onclick', $html );
		self::assertStringContainsString( '<h2 class="vestibule-section__title">A</h2>', $html );
	}

	public function test_a_section_outside_of_a_form_prints_nothing(): void {
		self::assertSame( '', do_blocks( '<!-- wp:vestibule/section {"title":"You"} /-->' ) );
	}

	private function printed( string $blocks ): string {
		$form = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Sections', 'post_content' => wp_slash( $blocks . '<!-- wp:vestibule/field-email {"name":"email"} /-->' ) ) );
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$form}} /-->" );
	}
}
