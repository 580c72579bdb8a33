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
 * The menu "Vestibule" in wp-admin: five lines, and the screens that each holds as its tabs.
 *
 * Every screen stands in WordPress's own menu, below this one and with its own capability, until the menu is printed:
 * that is where WordPress looks up who may open which address, and what its command palette offers. It keeps each as a list
 * of label, capability, slug and more.
 *
 * @phpstan-type Item array{0: string, 1: string, 2: string, ...<array-key, mixed>}
 */
final class Menu {

	/** Of posts of a type. */
	private const LIST = 'edit.php?post_type=';

	/** The slugs of all our screens, in order; each has its place here and nowhere else. */
	public const SCREENS = array(
		'entries'  => array( AdminScreen::MENU ),
		'bookings' => array( 'vestibule-bookings', self::LIST . Events::NAME, self::LIST . Hosts::NAME ),
		'forms'    => array( self::LIST . FormPostType::NAME, 'vestibule-import' ),
		'site'     => array( self::LIST . Accounts::TYPE, 'vestibule-chat-counts', 'vestibule-chat', 'vestibule-consent', 'vestibule-push', 'vestibule-spam', 'vestibule-images' ),
		'settings' => array( 'vestibule-settings', 'vestibule-start', 'vestibule-demo' ),
	);

	/** @var array<string, non-empty-list<Item>>|null */
	private ?array $tabs = null;

	/** How many entries are unread, counted once. */
	private ?int $unread = null;

	public function __construct( private readonly Access $access, private readonly EntryTable $entries ) {}

	/** Runs before any screen is added. */
	#[Hook( 'admin_menu', 8 )]
	public function add(): void {
		add_menu_page( __( 'Entries', 'vestibule' ), __( 'Vestibule', 'vestibule' ) . $this->bubble(), Access::OPEN, AdminScreen::MENU, '', 'dashicons-email-alt', 26 );
	}

	/** @return array<string, non-empty-list<Item>> The screens that this person may open, by the line of the menu. */
	public function tabs(): array {
		return $this->tabs ??= array_filter( array_map( $this->allowed( ... ), self::SCREENS ) );
	}

	/** @return string The slug of the screen that is shown, or of the list of what is edited; empty where it is not ours. */
	public function current(): string {
		$page = $GLOBALS['plugin_page'] ?? null;
		$type = get_current_screen()->post_type ?? '';
		$slug = is_string( $page ) ? $page : self::LIST . $type;
		return '' === $this->line( $slug ) ? '' : $slug;
	}

	/** @return string The line of the menu that a screen belongs to; empty where it is not ours. */
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

	/** For the filter parent_file: the menu that is open. */
	#[Hook( 'parent_file' )]
	public function parentFile( mixed $file ): mixed {
		return '' === $this->current() ? $file : AdminScreen::MENU;
	}

	/**
	 * For the filter submenu_file, just before WordPress prints the menu: puts the lines in place of all screens, what
	 * other code has added after them.
	 *
	 * @return mixed The address of the line that is marked.
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
		return array_values( array_filter( array_map( static fn ( string $slug ): ?array => $items[ $slug ] ?? null, $slugs ) ) );
	}

	/** @return list<Item> What is below the menu; WordPress takes in what this person may open. */
	private static function below(): array {
		$menus = $GLOBALS['submenu'] ?? null;
		$items = is_array( $menus ) ? $menus[ AdminScreen::MENU ] ?? null : null;
		/** @var list<Item> $items */
		$items = is_array( $items ) ? array_values( $items ) : array();
		return $items;
	}

	/** The number of unread entries. A database that does not answer must not take the whole of wp-admin with it. */
	private function bubble(): string {
		$count  = fn (): int => $this->entries->count( new Filter( 'unread', allowed: $this->access->forms() ) );
		$unread = $this->unread ??= $this->access->mayOpen() ? FaultLog::attempt( $count, 0 ) : 0;
		return sprintf(
			' <span class="awaiting-mod count-%1$d vestibule-unread"><span class="pending-count" aria-hidden="true">%2$s</span><span class="comments-in-moderation-text screen-reader-text">%3$s</span></span>',
			$unread,
			esc_html( number_format_i18n( $unread ) ),
			/* translators: %s: number of entries. */
			esc_html( sprintf( _n( '%s unread entry', '%s unread entries', $unread, 'vestibule' ), number_format_i18n( $unread ) ) )
		);
	}
}
