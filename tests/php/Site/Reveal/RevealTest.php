<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Reveal;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use WP_Block_Type_Registry;

/** Reveal animation for any block, with validated settings. */
final class RevealTest extends TestCase {

	private static function paragraph( mixed $reveal, string $html = '<p>Text</p>' ): string {
		$json = wp_json_encode( array( 'vestibuleReveal' => $reveal ), JSON_HEX_TAG );
		return do_blocks( "<!-- wp:paragraph {$json} -->{$html}<!-- /wp:paragraph -->" );
	}

	public function test_a_block_with_default_reveal_settings_gets_only_classes(): void {
		$html = self::paragraph( array( 'effect' => 'rise', 'offset' => 120, 'duration' => 400, 'delay' => 0, 'easing' => 'ease', 'once' => false ) );
		self::assertStringContainsString( 'vestibule-reveal is-reveal-rise', $html );
		self::assertStringNotContainsString( 'style', $html );
		self::assertStringNotContainsString( 'once', $html );
		self::assertTrue( wp_style_is( 'vestibule-reveal' ) );
	}

	public function test_reveal_settings_are_printed_as_custom_properties_after_the_existing_style_of_the_block(): void {
		$html = self::paragraph( array( 'effect' => 'end', 'offset' => 40, 'duration' => 250, 'delay' => 100, 'easing' => 'linear', 'once' => true ), '<p style="color:red">Text</p>' );
		self::assertStringContainsString( 'is-reveal-end is-reveal-once', $html );
		self::assertStringContainsString( 'style="color:red;--vestibule-reveal-offset:40px;--vestibule-reveal-duration:250ms;--vestibule-reveal-delay:100ms;--vestibule-reveal-easing:linear;"', $html );
	}

	/** @return iterable<string, array{mixed}> */
	public static function hostile(): iterable {
		yield 'a text instead of settings' => array( 'rise' );
		yield 'a list' => array( array( 'rise' ) );
		yield 'empty settings' => array( array() );
		yield 'an unknown effect' => array( array( 'effect' => 'spin' ) );
		yield 'markup as effect' => array( array( 'effect' => '"><script>alert(1)</script>' ) );
		yield 'an effect that is a list' => array( array( 'effect' => array( 'rise' ) ) );
		yield 'CSS as offset' => array( array( 'effect' => 'rise', 'offset' => '0;background:url(javascript:alert(1))' ) );
		yield 'CSS as easing' => array( array( 'effect' => 'rise', 'easing' => 'ease;}</style><script>' ) );
		yield 'an expression as easing' => array( array( 'effect' => 'rise', 'easing' => 'expression(alert(1))' ) );
		yield 'a duration above the maximum' => array( array( 'effect' => 'rise', 'duration' => 3001 ) );
		yield 'a negative delay' => array( array( 'effect' => 'rise', 'delay' => -1 ) );
		yield 'an infinite offset' => array( array( 'effect' => 'rise', 'offset' => 1e99 ) );
		yield 'a key that does not exist' => array( array( 'effect' => 'rise', 'onload' => 'alert(1)' ) );
	}

	#[DataProvider( 'hostile' )]
	public function test_invalid_reveal_settings_are_ignored( mixed $reveal ): void {
		self::assertSame( do_blocks( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ), self::paragraph( $reveal ) );
	}

	public function test_numeric_strings_in_reveal_settings_are_accepted(): void {
		self::assertStringContainsString( '--vestibule-reveal-offset:40px;', self::paragraph( array( 'effect' => 'fade', 'offset' => '40' ) ) );
	}

	public function test_the_first_visible_tag_of_a_block_gets_the_reveal_class(): void {
		$html = do_blocks( '<!-- wp:html {"vestibuleReveal":{"effect":"zoom"}} --><style>p{}</style><div><p>Text</p></div><!-- /wp:html -->' );
		self::assertStringContainsString( '<style>p{}</style><div class="vestibule-reveal is-reveal-zoom"><p>', $html );
	}

	public function test_the_reveal_stylesheet_is_not_loaded_for_a_block_without_tags(): void {
		wp_dequeue_style( 'vestibule-reveal' );
		self::assertSame( 'words', do_blocks( '<!-- wp:html {"vestibuleReveal":{"effect":"zoom"}} -->words<!-- /wp:html -->' ) );
		self::assertFalse( wp_style_is( 'vestibule-reveal' ) );
	}

	public function test_every_block_has_the_reveal_attribute(): void {
		foreach ( array( 'core/latest-posts', 'core/paragraph', 'vestibule/accordion' ) as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			self::assertSame( array( 'type' => 'object' ), $type?->get_attributes()['vestibuleReveal'] ?? null, $name );
		}
	}
}
