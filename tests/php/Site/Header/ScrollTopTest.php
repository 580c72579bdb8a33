<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Header;

use Vestibule\Tests\TestCase;

/** Link to the top of the page, which works without scripts. */
final class ScrollTopTest extends TestCase {

	public function test_the_scroll_to_top_block_is_a_link_with_visible_text(): void {
		$html = do_blocks( '<!-- wp:vestibule/scroll-top /-->' );
		self::assertStringContainsString( 'href="#top"', $html );
		self::assertStringContainsString( '>Back to top</span>', $html );
		self::assertStringContainsString( 'is-at-end', $html );
	}

	public function test_texts_in_the_scroll_to_top_block_are_escaped(): void {
		$html = do_blocks( '<!-- wp:vestibule/scroll-top {"label":"\u003cimg src=x onerror=alert(1)\u003eUp &amp; \u0022away","side":"\u0022\u003e","showLabel":true} /-->' );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringContainsString( 'is-at-end has-label', $html );
		self::assertStringContainsString( 'Up &#38; &#34;away', $html );
	}
}
