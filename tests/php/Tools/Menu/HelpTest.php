<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Menu;

use Vestibule\Tests\TestCase;
use Vestibule\Tools\Menu\Help;
use Vestibule\Tools\Menu\Menu;

final class HelpTest extends TestCase {

	private const DOCS = __DIR__ . '/../../../../docs/';

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'class-wp-screen', 'screen', 'template', 'plugin' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/{$file}.php";
		}
	}

	protected function tearDown(): void {
		unset( $GLOBALS['plugin_page'] );
		set_current_screen( 'front' );
		parent::tearDown();
	}

	public function test_each_screen_links_to_an_existing_section_of_the_documentation(): void {
		self::assertSame( array(), array_diff( array_merge( ...array_values( Menu::SCREENS ) ), array_keys( Help::PAGES ) ) );
		foreach ( Help::PAGES as $screen => $page ) {
			[ $file, $anchor ] = array( ...explode( '#', $page, 2 ), '' );
			self::assertFileExists( self::DOCS . $file, $screen );
			preg_match_all( '/^#+ (.+)$/m', (string) file_get_contents( self::DOCS . $file ), $headings );
			$anchors = array_map( static fn ( string $heading ): string => str_replace( ' ', '-', strtolower( $heading ) ), $headings[1] );
			self::assertContains( $anchor, array( '', ...$anchors ), $page );
		}
	}

	public function test_the_documentation_is_in_the_repository_that_the_plugin_header_names(): void {
		$header = get_plugin_data( WP_PLUGIN_DIR . '/vestibule/vestibule.php', false, false );
		self::assertStringStartsWith( $header['PluginURI'] . '/', Help::URL );
	}

	public function test_the_overview_is_in_the_language_of_the_user(): void {
		self::assertStringContainsString( '/docs/for-site-owners.md"', $this->help() );
		add_filter( 'pre_determine_locale', static fn (): string => 'de_DE' );
		add_filter( 'locale', static fn (): string => 'de_DE' );
		self::assertStringContainsString( '/docs/de/for-site-owners.md"', $this->help() );
		self::assertFileExists( self::DOCS . 'de/' . Help::OVERVIEW );
	}

	public function test_screens_of_wordpress_get_no_help_from_the_plugin(): void {
		unset( $GLOBALS['plugin_page'] );
		set_current_screen( 'edit-post' );
		self::assertSame( array(), array_keys( get_current_screen()?->get_help_tabs() ?? array() ) );
	}

	/** @return string Content of the help tab on the screen with entries. */
	private function help(): string {
		$GLOBALS['plugin_page'] = 'vestibule-entries';
		set_current_screen( 'toplevel_page_vestibule-entries' );
		$screen = get_current_screen();
		$screen?->remove_help_tabs();
		( new Help() )->add( $screen ?? self::fail( 'The screen was not set.' ) );
		return (string) ( $screen->get_help_tab( 'vestibule' )['content'] ?? '' );
	}
}
