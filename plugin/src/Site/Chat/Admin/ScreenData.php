<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Contract\Chat;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Site\Chat\DefaultWords;
use Vestibule\Site\Chat\Styles;
use Vestibule\Site\Chat\View\Props;
use WP_Post;

/** Data for the JavaScript of the chat's admin screens (settings and account editor). */
final class ScreenData {

	/** Slug of the chat settings screen. */
	public const SETTINGS = 'vestibule-chat';

	public function __construct(
		private readonly ChatSettings $settings,
		private readonly Accounts $accounts,
		private readonly Props $props,
	) {}

	/** @return array<string, mixed> Data of the "Chat settings" screen, for src/admin/chat/index.tsx. */
	public function settings(): array {
		$words = new DefaultWords();
		return array(
			'settings'    => $words->translateAll( $this->settings->all() ),
			'defaults'    => $words->translateAll( $this->settings->fit( null ) ),
			'chat'        => $this->props->launcher( 'vestibule-preview' ),
			'posts'       => $this->titles(),
			'zones'       => timezone_identifiers_list(),
			'siteZone'    => Zone::ofSetting()->getName(),
			'accountsUrl' => admin_url( 'edit.php?post_type=' . Accounts::TYPE ),
			'foreign'     => ( new ImportSource() )->offer(),
		);
	}

	/** @return array<int, string> Titles of the pages and posts in the display settings, by post ID. */
	private function titles(): array {
		$display = $this->settings->values()->options->display;
		$titles  = array();
		foreach ( array(
			...$display->includePages,
			...$display->excludePages,
			...$display->includePosts,
			...$display->excludePosts,
		) as $id ) {
			$titles[ $id ] = html_entity_decode( get_the_title( $id ), ENT_QUOTES, 'UTF-8' );
		}
		return $titles;
	}

	/** @return array<string, mixed> Data of the account editor, for src/admin/chat-account/kind.ts. */
	public function account( WP_Post $post ): array {
		$person  = $this->accounts->fromPost( $post );
		$picture = get_post_thumbnail_id( $post );
		return array(
			'id'          => $post->ID,
			'status'      => 'auto-draft' === $post->post_status ? 'new' : $post->post_status,
			'name'        => 'auto-draft' === $post->post_status ? '' : $person->name,
			'picture'     => array( 'id' => is_int( $picture ) ? $picture : 0, 'url' => $person->avatar ),
			'account'     => $this->accounts->fit( get_post_meta( $post->ID, Accounts::META, true ) ),
			'chat'        => $this->props->button( 'vestibule-preview', $person, '' ),
			'style'       => ( new Styles( $this->settings->values() ) )->style(),
			'modes'       => array(
				'desktop' => $this->settings->values()->urlSettings->onDesktop,
				'mobile' => $this->settings->values()->urlSettings->onMobile,
			),
			'avatar'      => $this->settings->values()->defaultAvatar,
			'page'        => array(
				'title' => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ),
				'url' => home_url( '/' ),
			),
			'dialCode'    => DialCode::ofSite(),
			'firstDay'    => $this->firstDay(),
			'canPublish'  => current_user_can( 'publish_pages' ),
			'canUpload'   => current_user_can( 'upload_files' ),
			'editUrl'     => admin_url( "post.php?post={$post->ID}&action=edit" ),
			'listUrl'     => admin_url( 'edit.php?post_type=' . Accounts::TYPE ),
			'settingsUrl' => current_user_can( 'manage_options' )
				? admin_url( 'admin.php?page=' . self::SETTINGS )
				: '',
			'trashUrl'    => current_user_can( 'delete_post', $post->ID )
				? html_entity_decode( (string) get_delete_post_link( $post->ID ), ENT_QUOTES, 'UTF-8' )
				: '',
		);
	}

	private function firstDay(): int {
		$day = get_option( 'start_of_week', 1 );
		return is_numeric( $day ) ? (int) $day : 1;
	}
}
