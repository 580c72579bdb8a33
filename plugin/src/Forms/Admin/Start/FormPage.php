<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Start;

use Vestibule\Calendar\Events\Events;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Places\ShownForms;
use WP_Error;

/**
 * Adds a form to a page. A new page is created as a draft that contains the form's block. For an existing page, the
 * block is added in the page editor but not saved, so that the user can review the change.
 */
final class FormPage {

	/** URL parameter for the editor: post ID of the form to add. */
	public const FORM = FormPostType::NAME;

	/** URL parameter for the editor: post ID of the appointment type to add. */
	public const EVENT = Events::NAME;

	/** @return string|WP_Error URL of the page's editor. */
	public function create( int $form ): string|WP_Error {
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'draft',
				'post_title'   => wp_slash( __( 'Contact', 'vestibule' ) ),
				'post_content' => wp_slash(
					get_comment_delimited_block_content( ShownForms::BLOCK, array( 'ref' => $form ), '' )
				),
			),
			true
		);
		return is_wp_error( $page ) ? $page : (string) get_edit_post_link( $page, 'raw' );
	}

	/** Returns the reason why the form cannot be added to this page. Empty if the form can be added. */
	public function fault( int $page ): string {
		$post = get_post( $page );
		if ( null === $post || 'page' !== $post->post_type || 'trash' === $post->post_status ) {
			return __( 'Page not found. Choose another one.', 'vestibule' );
		}
		if ( ! current_user_can( 'edit_post', $page ) ) {
			return __( 'Sorry, you are not allowed to edit this page. Choose another one.', 'vestibule' );
		}
		return use_block_editor_for_post( $post )
			? ''
			: __( 'This page is not edited with blocks. Choose another one, or create a new page.', 'vestibule' );
	}

	/** @return string URL of the page editor, which adds the form's block when it opens. */
	public function open( int $page, int $form ): string {
		return add_query_arg( self::FORM, $form, (string) get_edit_post_link( $page, 'raw' ) );
	}
}
