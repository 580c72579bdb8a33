<?php

declare(strict_types=1);

namespace Vestibule\Tools\Menu;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Courses\Courses;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Chat\Accounts;
use WP_Screen;

/** Links from WordPress's "Help" tab to the documentation of a screen. Block editors have no such tab. */
final class Help {

	/** Page or section of the documentation, by slug of the screen. */
	public const PAGES = array(
		AdminScreen::MENU                          => 'entries.md#the-screen',
		'vestibule-bookings'                       => 'booking-hosts.md#the-calendar',
		'edit.php?post_type=' . Events::NAME       => 'booking.md#appointment-types',
		'edit.php?post_type=' . Hosts::NAME        => 'booking-hosts.md#hosts',
		'edit.php?post_type=' . FormPostType::NAME => 'form-editor.md',
		'vestibule-import'                         => 'health.md#moving-to-another-site',
		'edit.php?post_type=' . Accounts::TYPE     => 'chat.md#in-wp-admin',
		'vestibule-chat-counts'                    => 'chat.md#in-wp-admin',
		'vestibule-chat'                           => 'chat.md#settings',
		'vestibule-consent'                        => 'consent.md',
		'vestibule-push'                           => 'push.md#in-wp-admin',
		'vestibule-spam'                           => 'spam.md',
		'vestibule-images'                         => 'speed.md',
		'vestibule-settings'                       => 'health.md',
		'vestibule-documents'                      => 'for-site-owners.md#documents',
		'vestibule-start'                          => 'for-site-owners.md#the-first-hour',
		'vestibule-demo'                           => 'demo.md',
		'edit.php?post_type=' . Courses::NAME      => 'courses.md#for-owners',
		'vestibule-participants'                   => 'courses.md#for-owners',
	);

	public const URL = 'https://github.com/vestibule-wp/vestibule/blob/main/docs/';

	/** Overview for site owners, which exists in several languages. */
	public const OVERVIEW = 'for-site-owners.md';

	#[Hook( 'current_screen' )]
	public function add( WP_Screen $screen ): void {
		$plugin = $GLOBALS['plugin_page'] ?? null;
		$page   = self::PAGES[ is_string( $plugin ) ? $plugin : "edit.php?post_type={$screen->post_type}" ] ?? '';
		if ( '' === $page ) {
			return;
		}
		$links = array(
			self::URL . $page                       => __( 'About this screen', 'vestibule' ),
			self::URL . self::folder() . self::OVERVIEW => __( 'Where to find settings and screens', 'vestibule' ),
		);
		$items = '';
		foreach ( $links as $url => $label ) {
			$items .= sprintf( '<li><a href="%1$s">%2$s</a></li>', esc_url( $url ), esc_html( $label ) );
		}
		$screen->add_help_tab(
			array(
				'id'      => 'vestibule',
				'title'   => __( 'Documentation', 'vestibule' ),
				'content' => "<ul>{$items}</ul>",
			)
		);
	}

	/** @return string Folder of the user's language. Empty for English, and for languages without a translation. */
	private static function folder(): string {
		return str_starts_with( get_user_locale(), 'de' ) ? 'de/' : '';
	}
}
