<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Header;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\TestCase;

/** HTML of a drawer: button with a command, link as a fallback, and labeled dialog. */
final class DrawerTest extends TestCase {

	/** @param array<string, mixed> $attributes */
	private static function drawer( array $attributes, string $inner = '<!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph -->' ): string {
		$json = wp_json_encode( (object) $attributes, JSON_HEX_TAG | JSON_HEX_AMP );
		return do_blocks( "<!-- wp:vestibule/drawer {$json} -->{$inner}<!-- /wp:vestibule/drawer -->" );
	}

	public function test_a_drawer_has_a_button_and_a_link_that_open_its_dialog(): void {
		$html = self::drawer( array( 'anchor' => 'site-menu' ) );
		self::assertStringContainsString( 'command="show-modal" commandfor="site-menu" aria-haspopup="dialog"', $html );
		self::assertStringContainsString( 'href="#site-menu"', $html );
		self::assertStringContainsString( '<dialog id="site-menu" class="vestibule-drawer__dialog is-drawer is-at-end" closedby="any" aria-label="Menu">', $html );
		self::assertStringContainsString( '>Inside</p>', $html );
		self::assertStringContainsString( 'is-shown-always', $html );
		self::assertSame( 1, substr_count( $html, 'id="site-menu"' ) );
	}

	public function test_two_drawers_without_an_anchor_have_different_ids(): void {
		preg_match_all( '/<dialog id="([^"]+)"/', self::drawer( array() ) . self::drawer( array() ), $found );
		self::assertCount( 2, array_unique( $found[1] ) );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9_-]+$/', $found[1][1] );
	}

	public function test_a_drawer_button_that_shows_only_an_icon_has_a_label(): void {
		$html = self::drawer( array( 'kind' => 'search', 'icon' => 'search', 'showLabel' => false ), '<!-- wp:search {"label":"Search"} /-->' );
		self::assertStringContainsString( 'aria-label="Search"', $html );
		self::assertMatchesRegularExpression( '/<input[^>]* autofocus/', $html );
		self::assertStringContainsString( '<span>Menu</span>', self::drawer( array( 'icon' => 'none', 'showLabel' => false ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function hostile(): iterable {
		yield 'markup as label' => array( array( 'label' => '<img src=x onerror=alert(1)>' ) );
		yield 'an attribute in the label' => array( array( 'label' => '" onclick="alert(1)' ) );
		yield 'escaped markup as label' => array( array( 'label' => '&lt;script&gt;alert(1)&lt;/script&gt;' ) );
		yield 'a label that is a list' => array( array( 'label' => array( 'x' ) ) );
		yield 'markup as kind' => array( array( 'kind' => '"><script>alert(1)</script>' ) );
		yield 'an unknown side' => array( array( 'side' => 'x" onclick="alert(1)' ) );
		yield 'markup as icon' => array( array( 'icon' => '"><script>alert(1)</script>' ) );
		yield 'markup as breakpoint' => array( array( 'shown' => '"><script>alert(1)</script>' ) );
		yield 'markup as anchor' => array( array( 'anchor' => '"><script>alert(1)</script>' ) );
		yield 'an anchor of slashes only' => array( array( 'anchor' => '///' ) );
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'hostile' )]
	public function test_invalid_drawer_attributes_are_escaped_or_ignored( array $attributes ): void {
		$html = self::drawer( $attributes );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertDoesNotMatchRegularExpression( '/<[^>]*\son\w+=/', (string) preg_replace( '/="[^"]*"/', '=""', $html ) );
		self::assertMatchesRegularExpression( '/<dialog id="[A-Za-z0-9_-]+" class="vestibule-drawer__dialog is-drawer is-at-end"/', $html );
	}
}
