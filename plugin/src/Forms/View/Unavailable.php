<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Contract\FormSettings;
use Vestibule\Fields\View\AlternativeContact;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\PostSettings;
use WP_Post;

/**
 * What stands in the place of a form that visitors cannot be shown: in the Trash, not published, or deleted. A visitor
 * reads the owner's sentence or ours with another way to reach the owner; users who edit pages also read why.
 */
final class Unavailable {

	public function render( int $form_post ): string {
		$post     = get_post( $form_post );
		$post     = $post instanceof WP_Post && FormPostType::NAME === $post->post_type ? $post : null;
		$settings = null === $post ? new FormSettings() : PostSettings::of( $post->ID, FormSettings::class );
		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'vestibule-unavailable' ) ) . '>'
			. $this->words( $settings, $form_post ) . ( current_user_can( 'edit_pages' ) ? $this->reason( $post ) : '' ) . '</div>';
	}

	private function words( FormSettings $settings, int $form_post ): string {
		$is_ours = '' === trim( $settings->unavailableMessage );
		$chat    = $is_ours ? $this->chat() : '';
		$words   = $is_ours ? '<p>' . $this->sentence( $settings, '' !== $chat ) . '</p>' : wpautop( wp_kses_post( $settings->unavailableMessage ) );
		/**
		 * Filters what visitors read where a form cannot be shown.
		 *
		 * @param string $words     HTML.
		 * @param int    $form_post The form's post, which may be gone.
		 */
		$filtered = apply_filters( 'vestibule/form_unavailable', $words, $form_post );
		// Ours was escaped part by part; the filter that cleans HTML would decode the address again.
		return $filtered === $words || ! is_string( $filtered ) ? $words . $chat : wp_kses_post( $filtered );
	}

	/**
	 * With a way that the owner really offers: the chat, an address that was given to this form, or the site. Never the
	 * administrator's address.
	 */
	private function sentence( FormSettings $settings, bool $has_chat ): string {
		$other = AlternativeContact::mail( $settings->mailTo ) ?? AlternativeContact::site();
		$way   = $has_chat ? esc_html__( 'Write to us in a chat instead.', 'vestibule' ) : ( $other?->html() ?? esc_html__( 'Come back later.', 'vestibule' ) );
		return esc_html__( 'This form is not available at the moment.', 'vestibule' ) . ' ' . $way;
	}

	/** The button of the first chat account, with its consent and its count; empty where there is none. */
	private function chat(): string {
		return do_blocks( '<!-- wp:vestibule/chat-button /-->' );
	}

	/**
	 * Why the form is not shown and what can be done, for those who edit pages; visitors never get it.
	 *
	 * @param WP_Post|null $form Null when it has been deleted.
	 */
	private function reason( ?WP_Post $form ): string {
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
