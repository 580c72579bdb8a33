<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Header;

use Vestibule\Tests\TestCase;

/** The way back to the top is a link that the browser understands by itself. */
final class ScrollTopTest extends TestCase {

	public function test_it_is_a_link_with_words(): void {
		$html = do_blocks( '<!-- wp:vestibule/scroll-top /-->' );
		self::assertStringContainsString( 'href="#top"', $html );
		self::assertStringContainsString( '>Back to top</span>', $html );
		self::assertStringContainsString( 'is-at-end', $html );
	}

	public function test_an_authors_words_are_words(): void {
		$html = do_blocks( '<!-- wp:vestibule/scroll-top {"label":"\u003cimg src=x onerror=alert(1)\u003eUp &amp; \u0022away","side":"\u0022\u003e","showLabel":true} /-->' );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringContainsString( 'is-at-end has-label', $html );
		self::assertStringContainsString( 'Up &#38; &#34;away', $html );
	}
}
