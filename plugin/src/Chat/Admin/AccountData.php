<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Accounts;
use Vestibule\Chat\Styles;
use Vestibule\Chat\View\Props;
use Vestibule\Contracts\Settings;
use WP_Post;

/** What the screen on which a chat account is made and changed begins with. */
final class AccountData {

	public function __construct(
		private readonly Accounts $accounts,
		private readonly Settings $settings,
		private readonly Props $props,
	) {}

	/** @return array<string, mixed> As src/admin/chat-account/fromServer.ts reads it. */
	public function forPost( WP_Post $post ): array {
		$person  = $this->accounts->fromPost( $post );
		$picture = get_post_thumbnail_id( $post );
		return array(
			'id'          => $post->ID,
			'status'      => 'auto-draft' === $post->post_status ? 'new' : $post->post_status,
			'name'        => 'auto-draft' === $post->post_status ? '' : $person->name,
			'picture'     => array( 'id' => is_int( $picture ) ? $picture : 0, 'url' => $person->avatar ),
			'account'     => $this->accounts->fit( get_post_meta( $post->ID, Accounts::META, true ) ),
			'chat'        => $this->props->button( 'vestibule-preview', $person, '' ),
			'style'       => ( new Styles( $this->settings ) )->style(),
			'modes'       => array( 'desktop' => $this->settings->string( 'urlSettings.onDesktop' ), 'mobile' => $this->settings->string( 'urlSettings.onMobile' ) ),
			'avatar'      => $this->settings->string( 'defaultAvatar' ),
			'page'        => array( 'title' => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ), 'url' => home_url( '/' ) ),
			'firstDay'    => $this->firstDay(),
			'canPublish'  => current_user_can( 'publish_pages' ),
			'canUpload'   => current_user_can( 'upload_files' ),
			'editUrl'     => admin_url( "post.php?post={$post->ID}&action=edit" ),
			'listUrl'     => admin_url( 'edit.php?post_type=' . Accounts::TYPE ),
			'settingsUrl' => current_user_can( 'manage_options' ) ? admin_url( 'admin.php?page=' . AdminSide::SETTINGS ) : '',
			'trashUrl'      => current_user_can( 'delete_post', $post->ID ) ? html_entity_decode( (string) get_delete_post_link( $post->ID ), ENT_QUOTES, 'UTF-8' ) : '',
		);
	}

	private function firstDay(): int {
		$day = get_option( 'start_of_week', 1 );
		return is_numeric( $day ) ? (int) $day : 1;
	}
}
