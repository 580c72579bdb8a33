<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\StorageFault;

/** The menu "Vestibule" in wp-admin: entries with the number of unread ones, forms, appointment types. */
final class Menu {

	public const SLUG = 'vestibule-entries';

	/** What the two post types are called below the menu. */
	private const TYPES = array( 'vestibule_form', 'vestibule_event' );

	public function __construct( private readonly Access $access, private readonly Rows $rows, private readonly Screen $screen ) {}

	/** For the action admin_menu, before WordPress adds the post types. */
	public function add(): void {
		$bubble = $this->bubble( $this->unread() );
		add_menu_page(
			__( 'Entries', 'vestibule' ),
			__( 'Vestibule', 'vestibule' ) . $bubble,
			Access::OPEN,
			self::SLUG,
			$this->screen->show( ... ),
			'dashicons-email-alt',
			26
		);
		$hook = add_submenu_page(
			self::SLUG,
			__( 'Entries', 'vestibule' ),
			__( 'Entries', 'vestibule' ) . $bubble,
			Access::OPEN,
			self::SLUG,
			$this->screen->show( ... )
		);
		if ( false !== $hook ) {
			add_action( 'load-' . $hook, $this->screen->load( ... ) );
		}
	}

	/**
	 * For the filter register_post_type_args: both post types stand below this menu.
	 *
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	public function adopt( array $args, string $type ): array {
		if ( in_array( $type, self::TYPES, true ) && false !== ( $args['show_in_menu'] ?? true ) ) {
			$args['show_in_menu'] = self::SLUG;
			$labels               = is_array( $args['labels'] ?? null ) ? $args['labels'] : array();
			$args['labels']       = array( 'all_items' => $labels['name'] ?? $type ) + $labels;
		}
		return $args;
	}

	/** A database that does not answer must not take the whole of wp-admin with it. */
	private function unread(): int {
		try {
			return $this->access->mayOpen() ? $this->rows->count( new Filter( 'unread', allowed: $this->access->forms() ) ) : 0;
		} catch ( StorageFault ) {
			return 0;
		}
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
