<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Filter;
use Vestibule\Forms\FormPostType;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Site\Chat\Accounts;

/** The menu "Vestibule" in wp-admin: entries with the number of unread ones, forms, appointment types. */
final class Menu {

	/** Everything of ours below the menu, from top to bottom; what other code adds comes after it. */
	public const ORDER = array(
		AdminScreen::MENU,
		'vestibule-bookings',
		'edit.php?post_type=' . FormPostType::NAME,
		'edit.php?post_type=' . Events::NAME,
		'edit.php?post_type=' . Hosts::NAME,
		'edit.php?post_type=' . Accounts::TYPE,
		'vestibule-chat-counts',
		'vestibule-chat',
		'vestibule-consent',
		'vestibule-push',
		'vestibule-spam',
		'vestibule-images',
		'vestibule-settings',
		'vestibule-demo',
		'vestibule-start',
	);

	public function __construct( private readonly Access $access, private readonly EntryTable $entries, private readonly AdminScreen $screen ) {}

	/** For the action admin_menu, before WordPress adds the post types. */
	public function add(): void {
		$bubble = $this->bubble( $this->unread() );
		add_menu_page(
			__( 'Entries', 'vestibule' ),
			__( 'Vestibule', 'vestibule' ) . $bubble,
			Access::OPEN,
			AdminScreen::MENU,
			fn () => $this->screen->show( __( 'Entries', 'vestibule' ) ),
			'dashicons-email-alt',
			26
		);
		// The first line below the menu; its screen is the menu's own.
		$hook = add_submenu_page( AdminScreen::MENU, __( 'Entries', 'vestibule' ), __( 'Entries', 'vestibule' ) . $bubble, Access::OPEN, AdminScreen::MENU );
		if ( false !== $hook ) {
			add_action( 'load-' . $hook, $this->screen->load( ... ) );
		}
	}

	/** After WordPress and all features have added theirs. */
	public function arrange(): void {
		global $submenu;
		if ( ! is_array( $submenu ) || ! is_array( $submenu[ AdminScreen::MENU ] ?? null ) ) {
			return;
		}
		$place = static function ( mixed $item ): int {
			$at = is_array( $item ) ? array_search( $item[2] ?? '', self::ORDER, true ) : false;
			return false === $at ? count( self::ORDER ) : (int) $at;
		};
		usort( $submenu[ AdminScreen::MENU ], static fn( mixed $one, mixed $other ): int => $place( $one ) <=> $place( $other ) );
	}

	/** A database that does not answer must not take the whole of wp-admin with it. */
	private function unread(): int {
		$unread = fn (): int => $this->entries->count( new Filter( 'unread', allowed: $this->access->forms() ) );
		return $this->access->mayOpen() ? FaultLog::attempt( $unread, 0 ) : 0;
	}

	private function bubble( int $unread ): string {
		return sprintf(
			' <span class="awaiting-mod count-%1$d vestibule-unread"><span class="pending-count" aria-hidden="true">%2$s</span><span class="comments-in-moderation-text screen-reader-text">%3$s</span></span>',
			$unread,
			esc_html( number_format_i18n( $unread ) ),
			/* translators: %s: number of entries. */
			esc_html( sprintf( _n( '%s unread entry', '%s unread entries', $unread, 'vestibule' ), number_format_i18n( $unread ) ) )
		);
	}
}
