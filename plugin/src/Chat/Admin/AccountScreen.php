<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Accounts;
use Vestibule\Chat\Styles;
use Vestibule\Chat\View\Props;
use Vestibule\Contracts\Settings;
use Vestibule\View\AdminAssets;
use Vestibule\View\ThemeType;
use WP_Post;

/** The screen on which a chat account is made and changed, at WordPress's own addresses post.php and post-new.php. */
final class AccountScreen {

	private bool $isShown = false;

	public function __construct(
		private readonly AdminAssets $assets,
		private readonly Accounts $accounts,
		private readonly Settings $settings,
		private readonly Props $props,
	) {}

	/** For the filter replace_editor, which WordPress asks once before the screen is known and once to show it. */
	public function replace( mixed $replaced, WP_Post $post ): bool {
		if ( Accounts::TYPE !== $post->post_type ) {
			return true === $replaced;
		}
		if ( ! $this->isShown && did_action( 'current_screen' ) > 0 ) {
			$this->isShown = true;
			$this->show( $post );
		}
		return true;
	}

	private function show( WP_Post $post ): void {
		wp_enqueue_media();
		add_filter( 'screen_options_show_screen', '__return_false' );
		add_action(
			'admin_enqueue_scripts',
			function () use ( $post ): void {
				$this->assets->enqueue( 'chat-account', 'vestibuleChatAccount', $this->data( $post ) );
				( new ThemeType() )->enqueue( 'vestibule-chat-account', '.vestibule-admin__stage' );
			}
		);
		require_once ABSPATH . 'wp-admin/admin-header.php';
		$title = 'auto-draft' === $post->post_status ? __( 'Add chat account', 'vestibule' ) : __( 'Edit chat account', 'vestibule' );
		printf(
			'<div class="wrap"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>',
			esc_html( $title ),
			wp_kses( $this->assets->place( 'chat-account' ), 'post' )
		);
	}

	private function firstDay(): int {
		$day = get_option( 'start_of_week', 1 );
		return is_numeric( $day ) ? (int) $day : 1;
	}

	/** @return array<string, mixed> As src/admin/chat-account/fromServer.ts reads it. */
	public function data( WP_Post $post ): array {
		$person  = $this->accounts->of( $post );
		$picture = get_post_thumbnail_id( $post );
		return array(
			'id'          => $post->ID,
			'status'      => 'auto-draft' === $post->post_status ? 'new' : $post->post_status,
			'name'        => 'auto-draft' === $post->post_status ? '' : $person->name,
			'picture'     => array( 'id' => is_int( $picture ) ? $picture : 0, 'url' => $person->avatar ),
			'account'     => $this->accounts->fit( get_post_meta( $post->ID, Accounts::META, true ) ),
			'chat'        => $this->props->button( 'vestibule-preview', $person, '' ),
			'style'       => ( new Styles( $this->settings ) )->style(),
			'modes'       => array( 'desktop' => $this->settings->text( 'urlSettings.onDesktop' ), 'mobile' => $this->settings->text( 'urlSettings.onMobile' ) ),
			'avatar'      => $this->settings->text( 'defaultAvatar' ),
			'page'        => array( 'title' => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ), 'url' => home_url( '/' ) ),
			'firstDay'    => $this->firstDay(),
			'canPublish'  => current_user_can( 'publish_pages' ),
			'canUpload'   => current_user_can( 'upload_files' ),
			'editUrl'     => admin_url( "post.php?post={$post->ID}&action=edit" ),
			'listUrl'     => admin_url( 'edit.php?post_type=' . Accounts::TYPE ),
			'settingsUrl' => current_user_can( 'manage_options' ) ? admin_url( 'admin.php?page=' . SettingsScreen::SLUG ) : '',
			'trashUrl'      => current_user_can( 'delete_post', $post->ID ) ? html_entity_decode( (string) get_delete_post_link( $post->ID ), ENT_QUOTES, 'UTF-8' ) : '',
		);
	}
}
