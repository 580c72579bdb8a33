<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Contract\FormSettings;
use Vestibule\Fields\View\AlternativeContact;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\PostSettings;
use WP_Post;

/**
 * Message in place of a form that is in the Trash, not published, or deleted. Visitors see the editor's message, or a
 * default message with another way to contact the site. Users who can edit pages also see the reason.
 */
final class Unavailable {

	public function render( int $form_post ): string {
		$post     = get_post( $form_post );
		$post     = $post instanceof WP_Post && FormPostType::NAME === $post->post_type ? $post : null;
		$settings = null === $post ? new FormSettings() : PostSettings::of( $post->ID, FormSettings::class );
		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'vestibule-unavailable' ) ) . '>'
			. $this->words( $settings, $form_post ) . ( current_user_can( 'edit_pages' ) ? $this->reason( $post ) : '' )
			. '</div>';
	}

	private function words( FormSettings $settings, int $form_post ): string {
		$is_ours = '' === trim( $settings->unavailableMessage );
		$chat    = $is_ours ? $this->chat() : '';
		$words   = $is_ours
			? '<p>' . $this->sentence( $settings, '' !== $chat ) . '</p>'
			: wpautop( wp_kses_post( $settings->unavailableMessage ) );
		/**
		 * Filters the message that is shown in place of an unavailable form.
		 *
		 * @param string $words     HTML.
		 * @param int    $form_post Post ID of the form, which may be deleted.
		 */
		$filtered = apply_filters( 'vestibule/form_unavailable', $words, $form_post );
		// The default message is already escaped. wp_kses_post() would decode the email address in it.
		return $filtered === $words || ! is_string( $filtered ) ? $words . $chat : wp_kses_post( $filtered );
	}

	/**
	 * Returns the default message with another way to contact the site: the chat, the form's email address, or a
	 * contact option of the site. Never uses the administrator's address.
	 */
	private function sentence( FormSettings $settings, bool $has_chat ): string {
		$other = AlternativeContact::mail( $settings->mailTo ) ?? AlternativeContact::site();
		$way   = $has_chat
			? esc_html__( 'Chat with us instead.', 'vestibule' )
			: ( $other?->html() ?? esc_html__( 'Come back later.', 'vestibule' ) );
		return esc_html__( 'This form is not available at the moment.', 'vestibule' ) . ' ' . $way;
	}

	/** Returns the button of the first chat account, including consent and statistics. May be empty. */
	private function chat(): string {
		return do_blocks( '<!-- wp:vestibule/chat-button /-->' );
	}

	/**
	 * Returns the reason with a link to the solution, for users who can edit pages.
	 *
	 * @param WP_Post|null $form Null if the form was deleted.
	 */
	private function reason( ?WP_Post $form ): string {
		[ $reason, $url, $words ] = null === $form ? $this->deleted() : $this->present( $form );
		$link                     = '' === $url
			? ''
			: sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html( $words ) );
		return '<p class="vestibule-unavailable__reason">' . esc_html( $reason ) . ' '
			. esc_html__( 'Only editors see this note.', 'vestibule' ) . $link . '</p>';
	}

	/** @return array{string, string, string} Reason, URL and text of the link to the solution. */
	private function deleted(): array {
		$page = get_queried_object();
		$edit = $page instanceof WP_Post ? (string) get_edit_post_link( $page->ID, 'raw' ) : '';
		return array(
			__( 'The form on this page has been deleted.', 'vestibule' ),
			$edit,
			__( 'Choose another form', 'vestibule' ),
		);
	}

	/** @return array{string, string, string} */
	private function present( WP_Post $form ): array {
		$title = html_entity_decode( wp_strip_all_tags( $form->post_title ), ENT_QUOTES, 'UTF-8' );
		if ( 'trash' !== $form->post_status ) {
			/* translators: %s: title of a form. */
			$reason = sprintf( __( 'The form “%s” is not published.', 'vestibule' ), $title );
			return array(
				$reason,
				(string) get_edit_post_link( $form->ID, 'raw' ),
				_x( 'Edit and publish it', 'the form', 'vestibule' ),
			);
		}
		$query   = array(
			'post' => $form->ID,
			'action' => 'untrash',
			'_wpnonce' => wp_create_nonce( "untrash-post_{$form->ID}" ),
		);
		$restore = current_user_can( 'delete_post', $form->ID ) ? add_query_arg( $query, admin_url( 'post.php' ) ) : '';
		/* translators: %s: title of a form. */
		$reason = sprintf( __( 'The form “%s” is in the Trash.', 'vestibule' ), $title );
		return array( $reason, $restore, _x( 'Restore it', 'the form', 'vestibule' ) );
	}
}
