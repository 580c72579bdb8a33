<?php

declare(strict_types=1);

namespace Vestibule\Tools\Menu;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Forms\FormPostType;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Chat\Accounts;

/**
 * The "Vestibule" menu in wp-admin. It has five items. Each item is a group of screens, which are displayed as tabs.
 *
 * Until WordPress prints the menu, each screen is a submenu item with its own capability in the global variable
 * $submenu. WordPress uses this variable to check access and to fill the command palette.
 *
 * @phpstan-type Item array{0: string, 1: string, 2: string, ...<array-key, mixed>}
 */
final class Menu {

	/** Prefix of the slugs of post lists. */
	private const LIST = 'edit.php?post_type=';

	/** Slugs of all screens by menu item. This is the only place that defines their order. */
	public const SCREENS = array(
		'entries'  => array( AdminScreen::MENU ),
		'bookings' => array( 'vestibule-bookings', self::LIST . Events::NAME, self::LIST . Hosts::NAME ),
		'forms'    => array( self::LIST . FormPostType::NAME, 'vestibule-import' ),
		'site'     => array(
			self::LIST . Accounts::TYPE, 'vestibule-chat-counts', 'vestibule-chat', 'vestibule-consent',
			'vestibule-push', 'vestibule-spam', 'vestibule-images',
		),
		'settings' => array( 'vestibule-settings', 'vestibule-documents', 'vestibule-start', 'vestibule-demo' ),
	);

	/** @var array<string, non-empty-list<Item>>|null */
	private ?array $tabs = null;

	/** Number of unread entries. Null until they have been counted. */
	private ?int $unread = null;

	public function __construct( private readonly Access $access, private readonly EntryTable $entries ) {}

	/** Adds the menu before any screen is added. */
	#[Hook( 'admin_menu', 8 )]
	public function add(): void {
		add_menu_page(
			__( 'Entries', 'vestibule' ),
			__( 'Vestibule', 'vestibule' ) . $this->bubble(),
			Access::OPEN,
			AdminScreen::MENU,
			'',
			'dashicons-email-alt',
			26
		);
	}

	/** @return array<string, non-empty-list<Item>> Screens that the user can open, by menu item. */
	public function tabs(): array {
		return $this->tabs ??= array_filter( array_map( $this->allowed( ... ), self::SCREENS ) );
	}

	/**
	 * @return string Slug of the current screen. While a post is edited, this is the slug of its list. Empty on screens
	 * of WordPress and other plugins.
	 */
	public function current(): string {
		$page = $GLOBALS['plugin_page'] ?? null;
		$type = get_current_screen()->post_type ?? '';
		$slug = is_string( $page ) ? $page : self::LIST . $type;
		return '' === $this->line( $slug ) ? '' : $slug;
	}

	/** @return string Menu item of a screen. Empty for screens of WordPress and other plugins. */
	public function line( string $slug ): string {
		foreach ( self::SCREENS as $line => $slugs ) {
			if ( in_array( $slug, $slugs, true ) ) {
				return $line;
			}
		}
		return '';
	}

	public function label( string $line ): string {
		return match ( $line ) {
			'entries'  => __( 'Entries', 'vestibule' ),
			'bookings' => __( 'Bookings', 'vestibule' ),
			'forms'    => __( 'Forms', 'vestibule' ),
			'site'     => __( 'Site', 'vestibule' ),
			default    => __( 'Settings', 'vestibule' ),
		};
	}

	/** Keeps the menu open on all screens of the plugin. */
	#[Hook( 'parent_file' )]
	public function parentFile( mixed $file ): mixed {
		return '' === $this->current() ? $file : AdminScreen::MENU;
	}

	/**
	 * Replaces the submenu items of all screens with the five menu items. Runs just before WordPress prints the menu.
	 * Items of other plugins follow.
	 *
	 * @return mixed URL of the menu item to highlight.
	 */
	#[Hook( 'submenu_file' )]
	public function fold( mixed $file ): mixed {
		$lines = array();
		foreach ( $this->tabs() as $line => $tabs ) {
			$label          = $this->label( $line ) . ( 'entries' === $line ? $this->bubble() : '' );
			$lines[ $line ] = array( $label, $tabs[0][1], $tabs[0][2], $this->label( $line ) );
		}
		$others = array_filter( self::below(), fn ( array $item ): bool => '' === $this->line( $item[2] ) );
		global $submenu;
		if ( array() !== $lines && is_array( $submenu ) ) {
			$submenu[ AdminScreen::MENU ] = array( ...array_values( $lines ), ...$others ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- No function folds a menu.
		}
		return $lines[ $this->line( $this->current() ) ][2] ?? $file;
	}

	/**
	 * @param list<string> $slugs
	 * @return list<Item>
	 */
	private function allowed( array $slugs ): array {
		$items = array_column( self::below(), null, 2 );
		return array_values(
			array_filter( array_map( static fn ( string $slug ): ?array => $items[ $slug ] ?? null, $slugs ) )
		);
	}

	/** @return list<Item> Submenu items of the plugin's menu. WordPress only adds items that the user can open. */
	private static function below(): array {
		$menus = $GLOBALS['submenu'] ?? null;
		$items = is_array( $menus ) ? $menus[ AdminScreen::MENU ] ?? null : null;
		/** @var list<Item> $items */
		$items = is_array( $items ) ? array_values( $items ) : array();
		return $items;
	}

	/**
	 * Returns the badge with the number of unread entries. Logs database errors, because an exception would break all
	 * screens of wp-admin.
	 */
	private function bubble(): string {
		$count  = fn (): int => $this->entries->count( new Filter( 'unread', allowed: $this->access->forms() ) );
		$unread = $this->unread ??= $this->access->mayOpen() ? FaultLog::attempt( $count, 0 ) : 0;
		return sprintf(
			' <span class="awaiting-mod count-%1$d vestibule-unread"><span class="pending-count" aria-hidden="true">%2$s</span><span class="comments-in-moderation-text screen-reader-text">%3$s</span></span>',
			$unread,
			esc_html( number_format_i18n( $unread ) ),
			esc_html(
				sprintf(
					/* translators: %s: number of entries. */
					_n( '%s unread entry', '%s unread entries', $unread, 'vestibule' ),
					number_format_i18n( $unread )
				)
			)
		);
	}
}
