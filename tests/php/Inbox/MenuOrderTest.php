<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use Vestibule\Inbox\Admin\Menu;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Site\Chat\Admin\CountsScreen;
use Vestibule\Site\Chat\Admin\ScreenData;
use Vestibule\Site\Consent\ConsentModule;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Import\ImportScreen;
use Vestibule\Tools\Settings\Screen;
use Vestibule\Tools\Start\FirstVisit;

final class MenuOrderTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_set_current_user( 1 );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['menu'], $GLOBALS['submenu'] );
		parent::tearDown();
	}

	public function test_the_menu_stands_in_its_order_and_others_come_after_it(): void {
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- WordPress's own menu, as its screens make it.
		$GLOBALS['menu']    = array();
		$GLOBALS['submenu'] = array( AdminScreen::MENU => array() );
		// phpcs:enable
		foreach ( array( 'theirs', ...array_reverse( array_slice( Menu::ORDER, 4 ) ) ) as $slug ) {
			add_submenu_page( AdminScreen::MENU, $slug, $slug, 'manage_options', $slug );
		}
		do_action( 'admin_menu', '' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		$menus = $GLOBALS['submenu'];
		self::assertIsArray( $menus );
		$items = $menus[ AdminScreen::MENU ] ?? null;
		self::assertIsArray( $items );
		// The list of forms leads to this one; it is taken out when the menu is printed.
		$slugs = array_diff( array_unique( array_column( $items, 2 ) ), array( ImportScreen::SLUG ) );
		self::assertSame( array( ...Menu::ORDER, 'theirs' ), array_values( $slugs ) );
	}

	public function test_screens_have_their_place_by_the_names_that_they_have(): void {
		self::assertSame( array(), array_diff( array( CountsScreen::SLUG, ScreenData::SETTINGS, ConsentModule::SCREEN, Screen::SLUG, FirstVisit::PAGE ), Menu::ORDER ) );
	}
}
