<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Start;

use Vestibule\Calendar\Events\Events;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Places\ShownForms;
use WP_Error;

/**
 * A page that is to show a form. A new one is a draft with the block in it; one that is there stays as it is, and its
 * editor opens with the block added and nothing saved: what visitors see is decided there.
 */
final class FormPage {

	/** In the address of the editor: the form whose block is to be added. */
	public const FORM = FormPostType::NAME;

	/** The same: the appointment type that is to be booked there. */
	public const EVENT = Events::NAME;

	/** @return string|WP_Error The address of its editor. */
	public function create( int $form ): string|WP_Error {
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'draft',
				'post_title'   => wp_slash( __( 'Contact', 'vestibule' ) ),
				'post_content' => wp_slash( get_comment_delimited_block_content( ShownForms::BLOCK, array( 'ref' => $form ), '' ) ),
			),
			true
		);
		return is_wp_error( $page ) ? $page : (string) get_edit_post_link( $page, 'raw' );
	}

	/** Why this page cannot show it; empty when it can. */
	public function fault( int $page ): string {
		$post = get_post( $page );
		if ( null === $post || 'page' !== $post->post_type || 'trash' === $post->post_status ) {
			return __( 'This page is no longer there. Choose another one.', 'vestibule' );
		}
		if ( ! current_user_can( 'edit_post', $page ) ) {
			return __( 'Sorry, you are not allowed to edit this page. Choose another one.', 'vestibule' );
		}
		return use_block_editor_for_post( $post ) ? '' : __( 'This page is not edited with blocks. Choose another one, or make a new page.', 'vestibule' );
	}

	/** @return string The address of the editor that adds the form. */
	public function open( int $page, int $form ): string {
		return add_query_arg( self::FORM, $form, (string) get_edit_post_link( $page, 'raw' ) );
	}
}
