<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use PHPUnit\Framework\Attributes\DataProvider;

/** Blocks whose texts an author can write as HTML. */
final class HostileBlocksTest extends HostileViewsTestCase {

	/** @return iterable<string, array{string}> Block with a placeholder for its text. */
	public static function written(): iterable {
		yield 'tabs' => array( '<!-- wp:vestibule/tabs {"label":%1$s} --><!-- wp:vestibule/tab {"title":%1$s} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/tab --><!-- /wp:vestibule/tabs -->' );
		yield 'accordion' => array( '<!-- wp:vestibule/accordion {"isFaq":true} --><!-- wp:vestibule/accordion-item {"title":%1$s,"anchor":%1$s} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/accordion-item --><!-- /wp:vestibule/accordion -->' );
		yield 'drawer' => array( '<!-- wp:vestibule/drawer {"label":%1$s,"anchor":%1$s,"showsLabel":true} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/drawer -->' );
		yield 'carousel' => array( '<!-- wp:vestibule/carousel {"label":%1$s} --><!-- wp:vestibule/slide {"label":%1$s} --><!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!-- /wp:vestibule/slide --><!-- /wp:vestibule/carousel -->' );
		yield 'notifications' => array( '<!-- wp:vestibule/push-subscribe {"label":%1$s,"asksTopics":true} /-->' );
	}

	#[DataProvider( 'written' )]
	public function test_html_in_block_attributes_cannot_run_scripts( string $block ): void {
		update_option( 'vestibule_push', array( 'provider' => 'self-hosted', 'topics' => array( array( 'slug' => 'news', 'label' => self::TEXTS['a picture'] ) ) ) );
		foreach ( array( ...array_values( self::TEXTS ), '<a href="javascript:alert(1)" onclick="alert(2)">x</a><iframe src="//evil.example"></iframe><b>y</b>' ) as $text ) {
			$html = do_blocks( sprintf( $block, wp_json_encode( $text, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_APOS ) ) );
			self::assertNotSame( '', $html );
			foreach ( self::tags( $html ) as [ $tag, $attributes ] ) {
				self::assertNotContains( $tag, array( 'SCRIPT', 'IFRAME', 'STYLE' ) );
				self::assertSame( array(), preg_grep( '/^on/', $attributes ), $html );
			}
			foreach ( self::values( $html, array( 'href', 'src' ) ) as $value ) {
				self::assertDoesNotMatchRegularExpression( '/^[\s\x00-\x20]*j\s*a\s*v\s*a\s*script/i', $value );
			}
		}
	}
}
