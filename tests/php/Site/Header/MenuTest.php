<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Header;

use Vestibule\Tests\TestCase;

/** Submenus, printed without WordPress's script unless the navigation uses WordPress's overlay. */
final class MenuTest extends TestCase {

	private const INNER = '<!-- wp:navigation-submenu {"label":"Courses","url":"/courses/","kind":"custom"} --><!-- wp:navigation-link {"label":"Evenings","url":"/evenings/","kind":"custom"} /--><!-- /wp:navigation-submenu -->';

	private const PLAIN = '<!-- wp:navigation-link {"label":"News","url":"/news/","kind":"custom"} /-->';

	/** @param array<string, mixed> $attributes */
	private static function navigation( array $attributes, string $inner = self::INNER ): string {
		$json = wp_json_encode( $attributes );
		return do_blocks( "<!-- wp:navigation {$json} -->{$inner}<!-- /wp:navigation -->" );
	}

	public function test_a_submenu_has_a_link_and_a_separate_button(): void {
		$html = self::navigation( array( 'overlayMenu' => 'never' ) );
		self::assertStringContainsString( 'vestibule-menu__parent', $html );
		self::assertMatchesRegularExpression( '/<button type="button"\s+aria-label="Courses submenu" [^>]*aria-expanded="false"/', $html );
		self::assertStringContainsString( 'href="/courses/"', $html );
		self::assertStringNotContainsString( 'data-wp-', $html );
		self::assertStringNotContainsString( 'has-child', $html );
		self::assertTrue( wp_style_is( 'vestibule-menu' ) );
		self::navigation( array( 'overlayMenu' => 'never' ), self::PLAIN );
		self::assertStringNotContainsString( 'navigation/view', self::modules(), 'A later menu without submenus makes WordPress enqueue its script.' );
	}

	public function test_a_menu_without_submenus_is_not_changed(): void {
		wp_dequeue_style( 'vestibule-menu' );
		self::assertStringNotContainsString( 'vestibule-menu', self::navigation( array( 'overlayMenu' => 'never' ), self::PLAIN ) );
		self::assertFalse( wp_style_is( 'vestibule-menu' ) );
	}

	public function test_a_navigation_that_uses_the_wordpress_overlay_keeps_its_script(): void {
		$html = self::navigation( array( 'overlayMenu' => 'mobile' ) );
		self::navigation( array( 'overlayMenu' => 'never' ) );
		self::assertStringNotContainsString( 'vestibule-menu', $html );
		self::assertStringContainsString( 'navigation/view', self::modules() );
	}

	public function test_a_filter_can_keep_the_wordpress_submenus(): void {
		add_filter( 'vestibule/menu', '__return_false' );
		self::assertStringContainsString( 'has-child', self::navigation( array( 'overlayMenu' => 'never' ) ) );
	}

	private static function modules(): string {
		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		wp_script_modules()->print_script_module_preloads();
		return (string) ob_get_clean();
	}
}
