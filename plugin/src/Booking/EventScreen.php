<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Hours\Weekdays;
use Vestibule\View\AdminAssets;
use WP_Post;

/** The screen on which an event is made and changed, at WordPress's own addresses post.php and post-new.php. */
final class EventScreen {

	private bool $isShown = false;

	public function __construct(
		private readonly AdminAssets $assets,
		private readonly EventReader $reader,
		private readonly EventRules $rules,
	) {}

	/** For the filter replace_editor, which WordPress asks once before the screen is known and once to show it. */
	public function replace( mixed $replaced, WP_Post $post ): bool {
		if ( EventPostType::NAME !== $post->post_type ) {
			return true === $replaced;
		}
		if ( ! $this->isShown && did_action( 'current_screen' ) > 0 ) {
			$this->isShown = true;
			$this->show( $post );
		}
		return true;
	}

	private function show( WP_Post $post ): void {
		add_filter( 'screen_options_show_screen', '__return_false' );
		add_action( 'admin_enqueue_scripts', fn () => $this->assets->enqueue( 'event', 'vestibuleEvent', $this->data( $post ) ) );
		require_once ABSPATH . 'wp-admin/admin-header.php';
		$title = 'auto-draft' === $post->post_status ? __( 'Add appointment type', 'vestibule' ) : __( 'Edit appointment type', 'vestibule' );
		printf(
			'<div class="wrap"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>',
			esc_html( $title ),
			wp_kses( $this->assets->place( 'event' ), 'post' )
		);
	}

	/** @return array<string, mixed> As src/admin/event/fromServer.ts reads it. */
	public function data( WP_Post $post ): array {
		$is_new = 'auto-draft' === $post->post_status;
		$first  = get_option( 'start_of_week', 1 );
		return array(
			'id'         => $post->ID,
			'status'     => $is_new ? 'new' : $post->post_status,
			'name'       => $is_new ? '' : $post->post_title,
			'settings'   => $this->reader->sanitize( get_post_meta( $post->ID, EventPostType::META, true ) ),
			'limits'     => array_map( $this->rules->limits( ... ), array( 'duration' => 'duration', 'capacity' => 'capacity', 'notice' => 'notice', 'horizon' => 'horizon' ) ),
			'zones'      => timezone_identifiers_list(),
			'siteZone'   => Zones::site()->getName(),
			'days'       => ( new Weekdays() )->names(),
			'firstDay'   => is_numeric( $first ) ? (int) $first : 1,
			'canPublish' => current_user_can( 'publish_pages' ),
			'editUrl'    => admin_url( "post.php?post={$post->ID}&action=edit" ),
			'listUrl'    => admin_url( 'edit.php?post_type=' . EventPostType::NAME ),
			'trashUrl'     => current_user_can( 'delete_post', $post->ID ) ? html_entity_decode( (string) get_delete_post_link( $post->ID ), ENT_QUOTES, 'UTF-8' ) : '',
		);
	}
}
