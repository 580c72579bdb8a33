<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Menu;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Chat\Admin\CountsScreen;
use Vestibule\Site\Chat\Admin\ScreenData;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Menu\Menu;
use Vestibule\Tools\Menu\Palette;
use Vestibule\Tools\Menu\Tabs;

final class MenuTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'class-wp-screen', 'screen', 'template', 'plugin' ) as $file ) {
			require_once ABSPATH . "wp-admin/includes/{$file}.php";
		}
	}

	protected function tearDown(): void {
		unset( $GLOBALS['menu'], $GLOBALS['submenu'], $GLOBALS['plugin_page'] );
		set_current_screen( 'front' );
		parent::tearDown();
	}

	public function test_each_screen_appears_once_in_the_menu_and_items_of_other_plugins_come_last(): void {
		$menu   = $this->menu( 'administrator' );
		$places = array_merge( ...array_values( Menu::SCREENS ) );
		self::assertSame( $places, array_values( array_unique( $places ) ) );
		self::assertEqualsCanonicalizing( array( ...$places, 'theirs' ), array_values( array_unique( $this->below() ) ) );
		$menu->fold( null );
		self::assertSame(
			array( 'vestibule-entries', 'vestibule-bookings', 'edit.php?post_type=vestibule_form', 'edit.php?post_type=vestibule_account', 'vestibule-settings', 'theirs' ),
			$this->below()
		);
	}

	/** @param array<string, list<string>> $expected */
	#[DataProvider( 'people' )]
	public function test_a_user_sees_only_menu_items_and_tabs_that_they_can_open( string $role, string $capability, array $expected ): void {
		$menu = $this->menu( $role, $capability );
		self::assertSame( $expected, array_map( static fn ( array $tabs ): array => array_column( $tabs, 2 ), $menu->tabs() ) );
		$menu->fold( null );
		self::assertSame( array_column( $expected, 0 ), array_values( array_diff( $this->below(), array( 'theirs' ) ) ) );
	}

	/** @return iterable<string, array{string, string, array<string, list<string>>}> */
	public static function people(): iterable {
		$all = Menu::SCREENS;
		yield 'an administrator' => array( 'administrator', '', $all );
		yield 'an editor' => array( 'editor', '', array_replace( array_slice( $all, 0, 4 ), array( 'site' => array_slice( $all['site'], 0, 2 ) ) ) );
		yield 'a user who may read the entries of one form' => array( 'subscriber', 'vestibule_read_entries_4', array( 'entries' => $all['entries'], 'bookings' => array( 'vestibule-bookings' ) ) );
		yield 'an author' => array( 'author', '', array() );
	}

	public function test_the_menu_item_of_a_screen_is_highlighted_on_all_its_tabs(): void {
		$menu = $this->menu( 'administrator' );
		foreach ( Menu::SCREENS as $slugs ) {
			foreach ( $slugs as $slug ) {
				$this->visit( $slug );
				self::assertSame( $slug, $menu->current() );
				self::assertSame( AdminScreen::MENU, $menu->parentFile( 'edit.php' ) );
				self::assertSame( $slugs[0], $menu->fold( 'edit.php' ) );
			}
		}
		$this->visit( 'edit.php?post_type=page' );
		self::assertSame( array( '', 'edit.php', 'x' ), array( $menu->current(), $menu->parentFile( 'edit.php' ), $menu->fold( 'x' ) ) );
	}

	public function test_the_tabs_of_admin_screens_are_printed_as_links_and_the_current_tab_is_marked(): void {
		$tabs = array( array( 'A & B', 'read', 'vestibule-a' ), array( 'List', 'read', 'edit.php?post_type=b' ) );
		ob_start();
		Tabs::show( 'Site', $tabs, 'edit.php?post_type=b', false );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '<nav class="nav-tab-wrapper wp-clearfix" aria-label="Site">', $html );
		self::assertStringContainsString( 'admin.php?page=vestibule-a" class="nav-tab">A &amp; B</a>', $html );
		self::assertStringContainsString( 'edit.php?post_type=b" class="nav-tab nav-tab-active" aria-current="true">List</a>', $html );
	}

	public function test_the_command_palette_contains_only_commands_that_the_user_may_run(): void {
		$palette = new Palette( new AdminAssets( new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) );
		foreach ( array( 'editor' => array( 'entry', 'today', 'form' ), 'author' => array() ) as $role => $names ) {
			$this->signIn( $role );
			self::assertSame( $names, array_keys( $palette->data() ) );
		}
		$this->signIn( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( array( 'entry', 'today' ), array_keys( $palette->data() ) );
	}

	/** Returns the WordPress menu of a new user, including a screen of another plugin. */
	private function menu( string $role, string $capability = '' ): Menu {
		global $wpdb;
		$this->signIn( $role, $capability );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- As WordPress does.
		$GLOBALS['menu']    = array();
		$GLOBALS['submenu'] = array();
		// phpcs:enable
		do_action( 'admin_menu', '' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		// Chat screens are only registered in wp-admin, where tests don't run.
		foreach ( array( 'edit_pages' => CountsScreen::SLUG, 'manage_options' => ScreenData::SETTINGS ) as $needed => $slug ) {
			add_submenu_page( AdminScreen::MENU, $slug, $slug, $needed, $slug );
		}
		add_submenu_page( AdminScreen::MENU, 'Theirs', 'Theirs', 'read', 'theirs' );
		return new Menu( new Access(), new EntryTable( ( new Store( $wpdb ) )->database, new Clock() ) );
	}

	private function signIn( string $role, string $capability = '' ): void {
		$user = wp_insert_user( array( 'user_login' => uniqid( $role ), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $user );
		if ( '' !== $capability ) {
			( new \WP_User( $user ) )->add_cap( $capability );
		}
		wp_set_current_user( $user );
	}

	/** @param string $slug Slug in the menu. */
	private function visit( string $slug ): void {
		$type = str_replace( 'edit.php?post_type=', '', $slug );
		unset( $GLOBALS['plugin_page'] );
		if ( $type === $slug ) {
			$GLOBALS['plugin_page'] = $slug; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress does.
			set_current_screen( "vestibule_page_{$slug}" );
			return;
		}
		set_current_screen( "edit-{$type}" );
	}

	/** @return list<string> Slugs of the submenu from top to bottom. */
	private function below(): array {
		$menus = $GLOBALS['submenu'] ?? null;
		$items = is_array( $menus ) && is_array( $menus[ AdminScreen::MENU ] ?? null ) ? $menus[ AdminScreen::MENU ] : array();
		return array_values( array_filter( array_column( $items, 2 ), is_string( ... ) ) );
	}
}
