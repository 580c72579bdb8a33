<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Tabs;

use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;
use WP_Query;

/** Tabs on a page. All tests of a run are one page for the plugin, so titles differ between tests. */
final class TabsTest extends TestCase {

	public function test_the_url_hash_of_a_tab_is_the_unique_slug_of_its_title(): void {
		$html = self::tabs( array( self::tab( 'Évening & tea' ), self::tab( 'Évening &amp; tea' ), self::tab( 'Долгий' ), self::tab( '<strong>Ünder</strong> way' ) ) );
		$ids  = self::ids( $html );
		// Other tests may have used the fallback ID for titles without Latin letters.
		self::assertMatchesRegularExpression( '/^tab(-\d+)?$/', (string) $ids[2] );
		unset( $ids[2] );
		self::assertSame( array( 'evening-tea', 'evening-tea-2', 'under-way' ), array_values( $ids ) );
		self::assertSame( array( 'evening-tea-3' ), self::ids( self::tabs( array( self::tab( 'Evening tea' ) ) ) ) );
	}

	public function test_the_stylesheet_of_tab_styles_is_loaded_only_if_tabs_use_a_style(): void {
		$sheet = 'vestibule-tabs-variations';
		wp_dequeue_style( $sheet );
		do_blocks( '<!-- wp:vestibule/tabs -->' . self::tab( 'Plain' ) . '<!-- /wp:vestibule/tabs -->' );
		self::assertFalse( wp_style_is( $sheet ) );
		do_blocks( '<!-- wp:vestibule/tabs {"className":"is-style-pills"} -->' . self::tab( 'Pill' ) . '<!-- /wp:vestibule/tabs -->' );
		self::assertTrue( wp_style_is( $sheet ) );
		$path = wp_styles()->get_data( $sheet, 'path' );
		self::assertIsString( $path );
		self::assertFileExists( $path );
		self::assertSame( array( 'vestibule-tabs-style' ), wp_styles()->registered[ $sheet ]->deps );
	}

	public function test_the_stylesheet_of_tab_styles_is_on_every_page_if_block_assets_are_not_loaded_on_demand(): void {
		$sheet = 'vestibule-tabs-variations';
		wp_dequeue_style( $sheet );
		add_filter( 'should_load_block_assets_on_demand', '__return_false' );
		do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		self::assertTrue( wp_style_is( $sheet ) );
	}

	public function test_a_valid_anchor_is_used_as_the_url_hash_of_one_tab(): void {
		$html = self::tabs(
			array(
				self::tab( 'By train', '"anchor":"rail_1"' ),
				self::tab( 'By boat', '"anchor":"boat trip"' ),
				self::tab( 'By bus', '"anchor":"rail_1"' ),
				self::tab( 'By air', '"anchor":7' ),
			)
		);
		self::assertSame( array( 'rail_1', 'by-boat', 'by-bus', 'by-air' ), self::ids( $html ) );
	}

	public function test_a_tab_without_content_is_not_printed(): void {
		$empty = self::tab( 'Empty', '', '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' );
		self::assertSame( array( 'full' ), self::ids( self::tabs( array( $empty, self::tab( 'Full' ) ) ) ) );
		self::assertSame( '', trim( self::tabs( array( $empty, $empty ) ) ) );
	}

	public function test_a_filter_can_change_the_anchor_of_a_tab(): void {
		add_filter( 'vestibule/tab_anchor', static fn( string $anchor, array $attributes ): string => 'x-' . strlen( (string) $attributes['title'] ), 10, 2 );
		self::assertSame( array( 'x-4' ), self::ids( self::tabs( array( self::tab( 'Four' ) ) ) ) );
	}

	public function test_outer_tabs_get_their_ids_before_nested_tabs(): void {
		$inner = self::tabs( array( self::tab( 'Nested fees' ) ), false );
		$html  = self::tabs( array( self::tab( 'Nested fees', '', $inner ), self::tab( 'Nested fees' ) ) );
		self::assertSame( array( 'nested-fees', 'nested-fees-2', 'nested-fees-3' ), self::ids( $html ) );
		self::assertSame( 2, substr_count( $html, 'role="tablist"' ) );
	}

	public function test_each_tab_and_its_panel_reference_each_other(): void {
		$html   = self::tabs( array( self::tab( 'Left' ), self::tab( 'Right' ) ) );
		$reader = new WP_HTML_Tag_Processor( $html );
		foreach ( array( array( 'left', 'true', '0', null ), array( 'right', 'false', '-1', 'until-found' ) ) as list( $id, $selected, $tabindex ) ) {
			self::assertTrue( $reader->next_tag( array( 'tag_name' => 'button' ) ) );
			self::assertSame( array( "{$id}--tab", "{$id}--panel", $selected, $tabindex ), array_map( $reader->get_attribute( ... ), array( 'id', 'aria-controls', 'aria-selected', 'tabindex' ) ) );
		}
		// A hidden panel has no role, label or tab stop, because screen readers would find an empty panel.
		foreach ( array( array( 'left', 'left--tab', '0', null ), array( 'right', null, null, 'until-found' ) ) as list( $id, $title, $tabindex, $hidden ) ) {
			self::assertTrue( $reader->next_tag( array( 'class_name' => 'vestibule-tabs__panel' ) ) );
			self::assertSame( array( "{$id}--panel", $title, $tabindex, $hidden ), array_map( $reader->get_attribute( ... ), array( 'id', 'aria-labelledby', 'tabindex', 'hidden' ) ) );
		}
	}

	public function test_the_first_of_several_tabs_marked_as_open_is_open(): void {
		$html = self::tabs( array( self::tab( 'One' ), self::tab( 'Two', '"isOpen":true' ), self::tab( 'Three', '"isOpen":true' ) ) );
		self::assertSame( 1, self::props( $html )['open'] );
	}

	public function test_a_tab_without_content_after_filtering_has_no_title(): void {
		add_filter( 'render_block', static fn( string $html, array $block ): string => 'Members' === ( $block['attrs']['title'] ?? '' ) ? '' : $html, 10, 2 );
		$html = self::tabs( array( self::tab( 'Members', '"isOpen":true' ), self::tab( 'Everyone' ) ) );
		self::assertSame( array( 'everyone' ), self::ids( $html ) );
		self::assertSame( 0, self::props( $html )['open'] );
		self::assertStringNotContainsString( 'Members', $html );
		self::assertSame( '', self::tabs( array( self::tab( 'Members' ) ) ) );
	}

	public function test_invalid_tab_attributes_are_escaped_or_ignored(): void {
		$html = self::tabs(
			array( self::tab( '<img src=x onerror=alert(1)>Pic<a href="/x">link</a><script>alert(2)</script>' ), self::tab( '' ), '<!-- wp:vestibule/tab {"title":["x"],"isOpen":"yes"} --><p>Text</p><!-- /wp:vestibule/tab -->' ),
			true,
			'{"desktop":"circle","phone":["x"],"activation":7,"label":false,"anchor":["x"]}'
		);
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<a ', $html );
		self::assertStringNotContainsString( 'alert(2)</script>', $html );
		self::assertStringContainsString( '>Tab 2</span>', $html );
		self::assertStringContainsString( 'is-desktop-tabs is-tablet-tabs is-phone-accordion', $html );
		self::assertSame( 'automatic', self::props( $html )['activation'] );
	}

	public function test_the_styles_of_a_tab_are_applied_to_its_panel(): void {
		$html = self::tabs( array( self::tab( 'Painted', '"backgroundColor":"accent","className":"mine"' ) ), true, '{"anchor":"around","className":"is-style-pills","desktop":"vertical"}' );
		self::assertMatchesRegularExpression( '#<div [^>]*role="tabpanel"[^>]*><noscript><h3[^>]*>Painted</h3></noscript><div [^>]*class="[^"]*has-accent-background-color[^"]*"#', $html );
		self::assertMatchesRegularExpression( '#^<div [^>]*class="[^"]*is-style-pills[^"]*"#', $html );
		self::assertSame( 1, substr_count( $html, ' id="around"' ) );
		self::assertStringContainsString( 'aria-orientation="vertical"', $html );
	}

	public function test_in_a_feed_tabs_are_printed_as_headings_and_text(): void {
		$query = $GLOBALS['wp_query'] ?? null;
		self::assertInstanceOf( WP_Query::class, $query );
		$query->is_feed = true;
		$html           = self::tabs( array( self::tab( 'Read', '', '<p>me</p>' ) ) );
		$query->is_feed = false;
		self::assertMatchesRegularExpression( '#^<h3>Read</h3><div [^>]*>\s*<p>me</p>\s*</div>$#', $html );
	}

	public function test_the_id_map_of_tabs_is_not_changed_by_text_filters(): void {
		$content = self::source( array( self::tab( 'Here', '', '<p id="in-here">x</p>' ), self::tab( 'There' ) ) );
		$html    = apply_filters( 'the_content', $content );
		self::assertIsString( $html );
		preg_match( '#<script type="application/json">(.*?)</script>#s', $html, $found );
		self::assertSame( '{"in-here":0}', trim( $found[1] ?? '' ) );
	}

	public function test_the_early_tabs_script_is_printed_once_in_the_head(): void {
		$html  = self::tabs( array( self::tab( 'Early' ), self::tab( 'Late' ) ) ) . self::tabs( array( self::tab( 'Again' ) ) );
		ob_start();
		do_action( 'wp_head' );
		$early = (string) ob_get_clean();
		self::assertStringNotContainsString( '<script', $html );
		self::assertSame( 1, substr_count( $early, '/modules/tabs-early.js' ) );
	}

	private static function tab( string $title, string $more = '', string $content = '<p>Text</p>' ): string {
		$json = (string) wp_json_encode( array( 'title' => $title ), JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_HEX_AMP );
		$json = '' === $more ? $json : substr( $json, 0, -1 ) . ",{$more}}";
		return "<!-- wp:vestibule/tab {$json} -->\n{$content}\n<!-- /wp:vestibule/tab -->";
	}

	/** @param list<string> $tabs */
	private static function source( array $tabs, string $attributes = '{}' ): string {
		return "<!-- wp:vestibule/tabs {$attributes} -->" . implode( "\n\n", $tabs ) . '<!-- /wp:vestibule/tabs -->';
	}

	/** @param list<string> $tabs */
	private static function tabs( array $tabs, bool $is_drawn = true, string $attributes = '{}' ): string {
		$source = self::source( $tabs, $attributes );
		return $is_drawn ? do_blocks( $source ) : $source;
	}

	/** @return list<string> Hash of each tab, in the order of the page. */
	private static function ids( string $html ): array {
		preg_match_all( '/class="vestibule-tabs__title" id="([^"]*)"/', $html, $found );
		return $found[1];
	}

	/** @return array<string, mixed> */
	private static function props( string $html ): array {
		$reader = new WP_HTML_Tag_Processor( $html );
		$reader->next_tag();
		/** @var array<string, mixed> $props */
		$props = (array) json_decode( (string) $reader->get_attribute( 'data-props' ), true );
		return $props;
	}
}
