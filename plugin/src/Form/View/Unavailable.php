<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Contracts\Formats;
use Vestibule\Form\FormPostType;
use Vestibule\Form\FormSettings;
use WP_Post;

/**
 * What stands in the place of a form that visitors cannot be shown: in the Trash, not published, or deleted. A visitor
 * reads the owner's sentence or ours with another way to reach the owner; whoever edits pages also reads why.
 */
final class Unavailable {

	public function render( int $form_post ): string {
		$post     = get_post( $form_post );
		$post     = $post instanceof WP_Post && FormPostType::NAME === $post->post_type ? $post : null;
		$settings = null === $post ? FormSettings::read() : FormSettings::fromPost( $post->ID );
		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'vestibule-unavailable' ) ) . '>'
			. $this->words( $settings, $form_post ) . ( current_user_can( 'edit_pages' ) ? ( new UnavailableReason() )->render( $post ) : '' ) . '</div>';
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
		$address = Formats::addresses( $settings->mailTo )[0] ?? '';
		$way     = match ( true ) {
			$has_chat         => esc_html__( 'Write to us in a chat instead.', 'vestibule' ),
			/* translators: %s: an e-mail address. */
			'' !== $address   => sprintf( esc_html__( 'Write to %s instead.', 'vestibule' ), $this->link( 'mailto:' . antispambot( $address ), antispambot( $address ) ) ),
			! is_front_page() => ( new OtherWay() )->home(),
			default           => esc_html__( 'Come back later.', 'vestibule' ),
		};
		return esc_html__( 'This form is not available at the moment.', 'vestibule' ) . ' ' . $way;
	}

	/** The button of the first chat account, with its consent and its count; empty where there is none. */
	private function chat(): string {
		return do_blocks( '<!-- wp:vestibule/chat-button /-->' );
	}

	/** @param string $words HTML. */
	private function link( string $url, string $words ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), $words );
	}
}
