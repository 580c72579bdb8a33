<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use Vestibule\Contracts\Hours\Weekdays;
use WP_Post;

/** What the screen on which a host is made and changed begins with. */
final class HostData {

	public function __construct( private readonly Hosts $hosts ) {}

	/** @return array<string, mixed> As src/admin/host/fromServer.ts reads it. */
	public function forPost( WP_Post $post ): array {
		$is_new = 'auto-draft' === $post->post_status;
		$first  = get_option( 'start_of_week', 1 );
		return array(
			'id'         => $post->ID,
			'status'     => $is_new ? 'new' : $post->post_status,
			'name'       => $is_new ? '' : $post->post_title,
			'settings'   => $this->hosts->sanitize( get_post_meta( $post->ID, HostPostType::META, true ) ),
			'zones'      => timezone_identifiers_list(),
			'siteZone'   => Zones::site()->getName(),
			'days'       => ( new Weekdays() )->names(),
			'firstDay'   => is_numeric( $first ) ? (int) $first : 1,
			'canPublish' => current_user_can( 'publish_pages' ),
			'editUrl'    => admin_url( "post.php?post={$post->ID}&action=edit" ),
			'listUrl'    => admin_url( 'edit.php?post_type=' . HostPostType::NAME ),
			'trashUrl'   => current_user_can( 'delete_post', $post->ID ) ? html_entity_decode( (string) get_delete_post_link( $post->ID ), ENT_QUOTES, 'UTF-8' ) : '',
		);
	}
}
