<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use WP_Post;

/** Why a form is not shown and what can be done, for those who edit pages; visitors never get it. */
final class UnavailableReason {

	/** @param WP_Post|null $form Null when it has been deleted. */
	public function render( ?WP_Post $form ): string {
		[ $reason, $url, $words ] = null === $form ? $this->deleted() : $this->present( $form );
		$link                     = '' === $url ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html( $words ) );
		return '<p class="vestibule-unavailable__reason">' . esc_html( $reason ) . ' ' . esc_html__( 'Only those who edit pages see this note.', 'vestibule' ) . $link . '</p>';
	}

	/** @return array{string, string, string} Reason, address of the way out, its words. */
	private function deleted(): array {
		$page = get_queried_object();
		$edit = $page instanceof WP_Post ? (string) get_edit_post_link( $page->ID, 'raw' ) : '';
		return array( __( 'The form that stood here has been deleted.', 'vestibule' ), $edit, __( 'Choose another form', 'vestibule' ) );
	}

	/** @return array{string, string, string} */
	private function present( WP_Post $form ): array {
		$title = html_entity_decode( wp_strip_all_tags( $form->post_title ), ENT_QUOTES, 'UTF-8' );
		if ( 'trash' !== $form->post_status ) {
			/* translators: %s: title of a form. */
			$reason = sprintf( __( 'The form “%s” is not published.', 'vestibule' ), $title );
			return array( $reason, (string) get_edit_post_link( $form->ID, 'raw' ), _x( 'Edit and publish it', 'the form', 'vestibule' ) );
		}
		$query   = array( 'post' => $form->ID, 'action' => 'untrash', '_wpnonce' => wp_create_nonce( "untrash-post_{$form->ID}" ) );
		$restore = current_user_can( 'delete_post', $form->ID ) ? add_query_arg( $query, admin_url( 'post.php' ) ) : '';
		/* translators: %s: title of a form. */
		$reason = sprintf( __( 'The form “%s” is in the Trash.', 'vestibule' ), $title );
		return array( $reason, $restore, _x( 'Restore it', 'the form', 'vestibule' ) );
	}
}
