<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Header;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;
use WP_Block_Type_Registry;

/** Sticky groups, template parts and columns, with validated settings. */
final class StickyTest extends TestCase {

	/** @param array<string, mixed> $more Additional attributes of the group. */
	private static function group( mixed $sticky, array $more = array(), string $html = '<div class="wp-block-group">Bar</div>' ): string {
		$json = wp_json_encode( array( 'vestibuleSticky' => $sticky ) + $more, JSON_HEX_TAG );
		return do_blocks( "<!-- wp:group {$json} -->{$html}<!-- /wp:group -->" );
	}

	public function test_a_sticky_block_with_default_settings_gets_only_classes(): void {
		$html = self::group( array( 'edge' => 'top' ) );
		self::assertStringContainsString( 'vestibule-sticky is-sticky-top item-at-start', $html );
		self::assertStringNotContainsString( 'style', $html );
		self::assertStringNotContainsString( 'data-', $html );
		self::assertTrue( wp_style_is( 'vestibule-sticky' ) );
	}

	public function test_sticky_settings_are_printed_as_classes_and_attributes_and_custom_properties(): void {
		$html = self::group( array( 'edge' => 'top', 'shrink' => true, 'reveal' => true, 'offset' => 300, 'gap' => 12 ), array( 'style' => array( 'spacing' => array( 'padding' => array( 'top' => 'var:preset|spacing|40' ) ) ) ), '<div class="wp-block-group" style="color:red">Bar</div>' );
		self::assertStringContainsString( 'is-sticky-shrinking is-sticky-revealing', $html );
		self::assertStringContainsString( 'data-sticky-offset="300"', $html );
		self::assertStringContainsString( 'color:red;--vestibule-sticky-gap:12px;--vestibule-sticky-padding:var(--wp--preset--spacing--40);', $html );
	}

	public function test_a_block_that_sticks_to_the_bottom_does_not_shrink(): void {
		self::assertStringNotContainsString( 'shrink', self::group( array( 'edge' => 'bottom', 'shrink' => true ) ) );
	}

	public function test_only_container_blocks_have_the_sticky_attribute(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		self::assertArrayHasKey( 'vestibuleSticky', $registry->get_registered( 'core/column' )->attributes ?? array() );
		self::assertArrayHasKey( 'vestibuleSticky', $registry->get_registered( 'core/template-part' )->attributes ?? array() );
		self::assertArrayNotHasKey( 'vestibuleSticky', $registry->get_registered( 'core/paragraph' )->attributes ?? array() );
		self::assertStringNotContainsString( 'sticky', do_blocks( '<!-- wp:paragraph {"vestibuleSticky":{"edge":"top"}} --><p>Text</p><!-- /wp:paragraph -->' ) );
	}

	/** @return iterable<string, array{mixed}> */
	public static function hostile(): iterable {
		yield 'a text instead of settings' => array( 'top' );
		yield 'a list' => array( array( 'top' ) );
		yield 'empty settings' => array( array() );
		yield 'an unknown edge' => array( array( 'edge' => 'left' ) );
		yield 'markup as edge' => array( array( 'edge' => '"><script>alert(1)</script>' ) );
		yield 'an edge that is a list' => array( array( 'edge' => array( 'top' ) ) );
		yield 'CSS as gap' => array( array( 'edge' => 'top', 'gap' => '0;background:url(javascript:alert(1))' ) );
		yield 'markup as offset' => array( array( 'edge' => 'top', 'offset' => '1" onload="alert(1)' ) );
		yield 'an offset above the maximum' => array( array( 'edge' => 'top', 'offset' => 2001 ) );
		yield 'a negative gap' => array( array( 'edge' => 'top', 'gap' => -1 ) );
		yield 'an infinite gap' => array( array( 'edge' => 'top', 'gap' => 1e99 ) );
		yield 'a key that does not exist' => array( array( 'edge' => 'top', 'onload' => 'alert(1)' ) );
	}

	#[DataProvider( 'hostile' )]
	public function test_invalid_sticky_settings_are_ignored( mixed $sticky ): void {
		self::assertStringNotContainsString( 'sticky', self::group( $sticky ) );
	}

	/** @return iterable<string, array{mixed}> */
	public static function paddings(): iterable {
		yield 'a second CSS declaration' => array( '1px;background:red' );
		yield 'a CSS function' => array( 'calc(1px + 2px)' );
		yield 'a preset with markup' => array( 'var:preset|spacing|40)}</style>' );
		yield 'a line break' => array( "1px\n" );
		yield 'a list' => array( array( '1px' ) );
	}

	#[DataProvider( 'paddings' )]
	public function test_invalid_padding_is_not_printed( mixed $padding ): void {
		$html = self::group( array( 'edge' => 'top', 'shrink' => true ), array( 'style' => array( 'spacing' => array( 'padding' => array( 'top' => $padding ) ) ) ) );
		self::assertStringNotContainsString( '--vestibule-sticky-padding', $html );
	}
}
