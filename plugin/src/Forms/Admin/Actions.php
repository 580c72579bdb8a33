<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Forms\FormCopier;
use Vestibule\Forms\FormFile;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\View\Preview;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

/** Actions in the list of forms: preview, duplicate, export, close and reopen. */
final class Actions {

	public const COPY   = 'vestibule_form_copy';
	public const EXPORT = 'vestibule_form_export';

	public const CLOSE = 'vestibule_form_close';
	public const OPEN  = 'vestibule_form_open';

	public function __construct(
		private readonly FormCopier $copier,
		private readonly FormFile $file,
		private readonly FormCloser $closer
	) {}

	/**
	 * Adds the plugin's row actions after "Edit".
	 *
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	#[Hook( 'post_row_actions' )]
	public function ofRow( array $actions, WP_Post $post ): array {
		if (
			FormPostType::NAME !== $post->post_type
				|| 'trash' === $post->post_status
				|| ! current_user_can( 'edit_post', $post->ID )
		) {
			return $actions;
		}
		$title = '' === $post->post_title ? __( '(no title)', 'vestibule' ) : $post->post_title;
		$own   = array(
			'vestibule_preview'   => $this->link(
				Preview::url( $post->ID ),
				__( 'Preview', 'vestibule' ),
				/* translators: %s: title of a form. */
				sprintf( __( 'Preview “%s”', 'vestibule' ), $title )
			),
			'vestibule_duplicate' => $this->link(
				$this->url( self::COPY, $post->ID ),
				__( 'Duplicate', 'vestibule' ),
				/* translators: %s: title of a form. */
				sprintf( __( 'Duplicate “%s”', 'vestibule' ), $title )
			),
			'vestibule_export'    => $this->link(
				$this->url( self::EXPORT, $post->ID ),
				__( 'Export', 'vestibule' ),
				/* translators: %s: title of a form. */
				sprintf( __( 'Export “%s”', 'vestibule' ), $title )
			),
		);
		unset( $actions['inline hide-if-no-js'] );
		return array_slice( $actions, 0, 1 ) + $own + $this->closingOf( $post, $title ) + $actions;
	}

	/** @return array<string, string> */
	private function closingOf( WP_Post $post, string $title ): array {
		if ( 'publish' !== $post->post_status ) {
			return array();
		}
		if ( $this->closer->isClosed( $post->ID ) ) {
			return array(
				'vestibule_open' => $this->link(
					$this->url( self::OPEN, $post->ID ),
					__( 'Open again', 'vestibule' ),
					/* translators: %s: title of a form. */
					sprintf( __( 'Open “%s” again', 'vestibule' ), $title )
				),
			);
		}
		$close = fn (): string => $this->link(
			$this->url( self::CLOSE, $post->ID ),
			__( 'Close now', 'vestibule' ),
			/* translators: %s: title of a form. */
			sprintf( __( 'Close “%s” now', 'vestibule' ), $title )
		);
		return $this->closer->isOpen( $post->ID ) ? array( 'vestibule_close' => $close() ) : array();
	}

	#[Hook( 'admin_post_vestibule_form_close' )]
	public function close(): never {
		$this->closer->close( $this->asked( self::CLOSE )->ID );
		$this->goBack();
	}

	#[Hook( 'admin_post_vestibule_form_open' )]
	public function open(): never {
		$this->closer->reopen( $this->asked( self::OPEN )->ID );
		$this->goBack();
	}

	private function goBack(): never {
		wp_safe_redirect( admin_url( 'edit.php?post_type=' . FormPostType::NAME ) );
		exit;
	}

	/**
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	#[Hook( 'bulk_actions-edit-vestibule_form' )]
	public function ofMany( array $actions ): array {
		return array_diff_key( $actions, array( 'edit' => true ) ) + array(
			self::EXPORT => __( 'Export', 'vestibule' ),
		);
	}

	/** Copies the form and opens the copy in the editor. */
	#[Hook( 'admin_post_vestibule_form_copy' )]
	public function copy(): never {
		$copy = $this->copier->copy( $this->asked( self::COPY ) );
		if ( is_wp_error( $copy ) ) {
			wp_die( esc_html( $copy->get_error_message() ), '', array( 'response' => 500, 'back_link' => true ) );
		}
		wp_safe_redirect( (string) get_edit_post_link( $copy, 'raw' ) );
		exit;
	}

	#[Hook( 'admin_post_vestibule_form_export' )]
	public function export(): never {
		$this->download( array( $this->asked( self::EXPORT ) ) );
	}

	/**
	 * Exports the selected forms. Runs after WordPress has checked the nonce.
	 *
	 * @param array<int|string> $ids
	 */
	#[Hook( 'handle_bulk_actions-edit-vestibule_form' )]
	public function exportMany( string $back, string $action, array $ids ): string {
		$allowed = fn ( int|string $id ): ?WP_Post => $this->allowed( (int) $id );
		$forms   = self::EXPORT === $action ? array_values( array_filter( array_map( $allowed, $ids ) ) ) : array();
		if ( array() !== $forms ) {
			$this->download( $forms );
		}
		return $back;
	}

	/** @param list<WP_Post> $forms */
	private function download( array $forms ): never {
		nocache_headers();
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'Content-Disposition: attachment; filename="' . $this->file->name( $forms ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A JSON file, which browsers download.
		echo $this->file->contents( $forms );
		exit;
	}

	private function asked( string $action ): WP_Post {
		$id = Parameter::id( 'form' );
		check_admin_referer( "{$action}_{$id}" );
		return $this->allowed( $id ) ?? wp_die(
			esc_html__( 'Sorry, you are not allowed to edit this form.', 'vestibule' ),
			'',
			array( 'response' => 403, 'back_link' => true )
		);
	}

	private function allowed( int $id ): ?WP_Post {
		$form = $id > 0 ? get_post( $id ) : null;
		return $form instanceof WP_Post
			&& FormPostType::NAME === $form->post_type
			&& current_user_can( 'edit_post', $id )
			? $form
			: null;
	}

	private function url( string $action, int $form_post ): string {
		return wp_nonce_url(
			add_query_arg( array( 'action' => $action, 'form' => $form_post ), admin_url( 'admin-post.php' ) ),
			"{$action}_{$form_post}"
		);
	}

	private function link( string $url, string $words, string $label ): string {
		return sprintf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( $url ),
			esc_attr( $label ),
			esc_html( $words )
		);
	}
}
