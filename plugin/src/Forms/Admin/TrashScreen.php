<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Places\Place;
use Vestibule\Forms\Places\Places;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

/**
 * Warnings in the list of forms about pages that still show a form. After a form was moved to the Trash, a notice
 * appears beside "Undo". Users must confirm before the form is deleted permanently. After the confirmation, WordPress
 * checks its own nonce and deletes the form.
 */
final class TrashScreen {

	private const CONFIRMED = 'vestibule_confirmed';

	public function __construct( private readonly Places $places ) {}

	/**
	 * Redirects the delete link of a form from post.php, which is an editor screen, to the list of forms, which asks
	 * for confirmation.
	 */
	#[Hook( 'load-post.php' )]
	public function send(): void {
		$forms = $this->forms();
		if ( array() !== $forms && '' !== $this->question( $forms ) ) {
			wp_safe_redirect(
				add_query_arg(
					array( 'post_type' => FormPostType::NAME, 'action' => 'delete', 'post[]' => $forms[0]->ID ),
					admin_url( 'edit.php' )
				)
			);
			exit;
		}
	}

	/** Prints a notice about pages that still show the forms just moved to the Trash. */
	public function tell(): void {
		$gone = array();
		foreach ( Parameter::isSent( 'trashed' ) ? wp_parse_id_list( Parameter::text( 'ids' ) ) : array() as $id ) {
			$form = get_post( $id );
			if ( self::isForm( $form ) && 'trash' === $form->post_status && current_user_can( 'delete_post', $id ) ) {
				$gone[] = $form;
			}
		}
		$shown = $this->shown( $gone );
		if ( '' !== $shown ) {
			$missed = esc_html( $this->missed( count( $gone ) ) );
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part was escaped when it was added.
			printf( '<div class="notice notice-warning">%s<p>%s</p></div>', $shown, $missed );
		}
	}

	/** Asks for confirmation. Must be called on load-edit.php, before WordPress deletes the forms. */
	public function ask(): void {
		$forms = Parameter::isSent( self::CONFIRMED ) ? array() : $this->forms();
		$html  = array() === $forms ? '' : $this->question( $forms );
		if ( '' === $html ) {
			return;
		}
		$GLOBALS['title'] = __( 'Forms', 'vestibule' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Screens of wp-admin set their title here.
		require_once ABSPATH . 'wp-admin/admin-header.php';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part was escaped when it was added.
		echo $html;
		require_once ABSPATH . 'wp-admin/admin-footer.php';
		exit;
	}

	/**
	 * @param list<WP_Post> $forms
	 * @return string HTML of the confirmation. Empty if none of the forms is shown on a page.
	 */
	public function question( array $forms ): string {
		$shown = $this->shown( $forms );
		if ( '' === $shown ) {
			return '';
		}
		$count = count( $forms );
		$heading = sprintf(
			/* translators: %s: number of forms. */
			_n( 'Delete %s form permanently?', 'Delete %s forms permanently?', $count, 'vestibule' ),
			number_format_i18n( $count )
		);
		$then    = $this->missed( $count ) . ' ' . __( 'This cannot be undone.', 'vestibule' );
		return sprintf(
			'<div class="wrap"><h1>%s</h1>%s<p>%s</p>%s</div>',
			esc_html( $heading ),
			$shown,
			esc_html( $then ),
			$this->buttons( $forms )
		);
	}

	/**
	 * @param list<WP_Post> $forms
	 * @return string HTML with the pages that show each form. Forms that are not on any page are omitted.
	 */
	private function shown( array $forms ): string {
		$shown = '';
		foreach ( $forms as $form ) {
			$places = $this->places->forForm( $form->ID );
			$title  = '' === trim( $form->post_title ) ? __( 'Untitled', 'vestibule' ) : $form->post_title;
			$shown .= array() === $places
				? ''
				/* translators: %s: title of a form. */
				: '<p><strong>' . esc_html( sprintf( __( '“%s” is shown here:', 'vestibule' ), $title ) )
				. '</strong></p>' . $this->list( $places );
		}
		return $shown;
	}

	private function missed( int $count ): string {
		return _n(
			'Visitors see a message that the form is not available.',
			'Visitors see a message that the forms are not available.',
			$count,
			'vestibule'
		);
	}

	/** @param list<WP_Post> $forms */
	private function buttons( array $forms ): string {
		$list   = admin_url( 'edit.php?post_type=' . FormPostType::NAME );
		$fields = array(
			'post_type' => FormPostType::NAME,
			'action' => 'delete',
			self::CONFIRMED => '1',
			'_wpnonce' => wp_create_nonce( 'bulk-posts' ),
			'_wp_http_referer' => $list,
		);
		$hidden = implode(
			'',
			array_map(
				static fn ( WP_Post $form ): string =>
					sprintf( '<input type="hidden" name="post[]" value="%d">', $form->ID ),
				$forms
			)
		);
		foreach ( $fields as $name => $value ) {
			$hidden .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		return sprintf(
			'<form method="post" action="%s">%s<p class="submit"><button type="submit" class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form>',
			esc_url( admin_url( 'edit.php' ) ),
			$hidden,
			esc_html__( 'Delete permanently', 'vestibule' ),
			esc_url( $list ),
			esc_html__( 'Cancel', 'vestibule' )
		);
	}

	/**
	 * @return list<WP_Post> Forms that the request would delete. Empty if the user may not delete one of them, or one
	 * is already in the Trash, because WordPress handles these cases.
	 */
	private function forms(): array {
		$forms = array();
		foreach ( 'delete' === Parameter::text( 'action' ) ? Parameter::ids( 'post' ) : array() as $id ) {
			$form = $id > 0 ? get_post( $id ) : null;
			if (
				! self::isForm( $form )
					|| 'trash' === $form->post_status
					|| ! current_user_can( 'delete_post', $form->ID )
			) {
				return array();
			}
			$forms[] = $form;
		}
		return $forms;
	}

	/** @phpstan-assert-if-true WP_Post $form */
	private static function isForm( mixed $form ): bool {
		return $form instanceof WP_Post && FormPostType::NAME === $form->post_type;
	}

	/** @param list<Place> $places */
	private function list( array $places ): string {
		return '<ul class="ul-disc">' . implode( '', array_map( $this->line( ... ), $places ) ) . '</ul>';
	}

	private function line( Place $place ): string {
		if ( '' === $place->title ) {
			/* translators: %s: kind of content, such as Page. */
			return '<li>' . esc_html( sprintf( __( '%s (no access)', 'vestibule' ), $place->kind ) )
				. '</li>';
		}
		$links = array();
		if ( '' !== $place->view ) {
			/* translators: %s: title of a page. */
			$spoken  = sprintf( __( 'View “%s”', 'vestibule' ), $place->title );
			$links[] = $this->link( $place->view, __( 'View', 'vestibule' ), $spoken );
		}
		if ( '' !== $place->edit ) {
			/* translators: %s: title of a page. */
			$spoken  = sprintf( __( 'Edit “%s”', 'vestibule' ), $place->title );
			$links[] = $this->link( $place->edit, __( 'Edit', 'vestibule' ), $spoken );
		}
		/* translators: 1: kind of content, such as Page; 2: its title. */
		$name = esc_html( sprintf( __( '%1$s: %2$s', 'vestibule' ), $place->kind, $place->title ) );
		return '<li>'
			. (
				array() === $links
					? $name
					/* translators: 1: a page, such as "Page: Contact"; 2: links to view and to edit it. */
					: sprintf( esc_html__( '%1$s — %2$s', 'vestibule' ), $name, implode( ' | ', $links ) )
			)
			. '</li>';
	}

	/** @param string $spoken Link text with the title of the page, for screen readers. */
	private function link( string $url, string $word, string $spoken ): string {
		return sprintf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( $url ),
			esc_attr( $spoken ),
			esc_html( $word )
		);
	}
}
