<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Places\Place;
use Vestibule\Forms\Places\Places;
use Vestibule\Kernel\Call\Parameter;
use WP_Post;

/**
 * Asks before a form that is shown somewhere goes to the Trash from the list of forms, by its row or in bulk. It stands
 * in front of WordPress's own action, as the question about users does, and a confirmed one goes on there, where its
 * nonce is checked.
 */
final class TrashScreen {

	private const CONFIRMED = 'vestibule_confirmed';

	public function __construct( private readonly Places $places ) {}

	/** On load-post.php, where a row's link leads: that screen is an editor's, so the question is asked by the list. */
	public function send(): void {
		$forms = $this->forms();
		if ( array() !== $forms && '' !== $this->question( $forms, $this->action() ) ) {
			wp_safe_redirect( add_query_arg( array( 'post_type' => FormPostType::NAME, 'action' => $this->action(), 'post[]' => $forms[0]->ID ), admin_url( 'edit.php' ) ) );
			exit;
		}
	}

	/**
	 * On load-edit.php, where WordPress's editor leads after "Move to trash" even when the answer was no: then back to
	 * the form.
	 */
	public function back(): void {
		$id   = Parameter::isSent( 'trashed' ) ? Parameter::id( 'ids' ) : 0;
		$form = $id > 0 ? get_post( $id ) : null;
		$edit = $form instanceof WP_Post && FormPostType::NAME === $form->post_type && 'trash' !== $form->post_status ? get_edit_post_link( $form->ID, 'raw' ) : null;
		if ( is_string( $edit ) ) {
			wp_safe_redirect( $edit );
			exit;
		}
	}

	/** On load-edit.php, before WordPress does anything. */
	public function ask(): void {
		$forms = Parameter::isSent( self::CONFIRMED ) ? array() : $this->forms();
		$html  = array() === $forms ? '' : $this->question( $forms, $this->action() );
		if ( '' === $html ) {
			return;
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Each screen of wp-admin says so who it is.
		$GLOBALS['title']        = __( 'Forms', 'vestibule' );
		$GLOBALS['parent_file']  = 'edit.php?post_type=' . FormPostType::NAME;
		$GLOBALS['submenu_file'] = $GLOBALS['parent_file'];
		// phpcs:enable WordPress.WP.GlobalVariablesOverride.Prohibited
		require_once ABSPATH . 'wp-admin/admin-header.php';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part was escaped where it was put in.
		echo $html;
		require_once ABSPATH . 'wp-admin/admin-footer.php';
		exit;
	}

	/**
	 * @param list<WP_Post> $forms
	 * @param string        $action `trash` or `delete`.
	 * @return string HTML; empty when none of them is shown anywhere.
	 */
	public function question( array $forms, string $action ): string {
		$shown = '';
		foreach ( $forms as $form ) {
			$places = $this->places->forForm( $form->ID );
			$title  = '' === trim( $form->post_title ) ? __( 'Untitled', 'vestibule' ) : $form->post_title;
			/* translators: %s: title of a form. */
			$shown .= array() === $places ? '' : '<h2>' . esc_html( sprintf( __( '“%s” is shown here:', 'vestibule' ), $title ) ) . '</h2>' . $this->list( $places );
		}
		if ( '' === $shown ) {
			return '';
		}
		$count    = count( $forms );
		$is_trash = 'trash' === $action;
		$heading  = $is_trash
			/* translators: %s: number of forms. */
			? sprintf( _n( 'Move %s form to the Trash?', 'Move %s forms to the Trash?', $count, 'vestibule' ), number_format_i18n( $count ) )
			/* translators: %s: number of forms. */
			: sprintf( _n( 'Delete %s form permanently?', 'Delete %s forms permanently?', $count, 'vestibule' ), number_format_i18n( $count ) );
		$then = _n( 'Visitors see a message that the form is not available.', 'Visitors see a message that the forms are not available.', $count, 'vestibule' )
			. ' ' . ( $is_trash ? _n( 'The form can be restored from the Trash.', 'The forms can be restored from the Trash.', $count, 'vestibule' ) : __( 'This cannot be undone.', 'vestibule' ) );
		return sprintf( '<div class="wrap"><h1>%s</h1>%s<p>%s</p>%s</div>', esc_html( $heading ), $shown, esc_html( $then ), $this->buttons( $forms, $action ) );
	}

	/** @param list<WP_Post> $forms */
	private function buttons( array $forms, string $action ): string {
		$list   = admin_url( 'edit.php?post_type=' . FormPostType::NAME );
		$fields = array( 'post_type' => FormPostType::NAME, 'action' => $action, self::CONFIRMED => '1', '_wpnonce' => wp_create_nonce( 'bulk-posts' ), '_wp_http_referer' => $list );
		$hidden = implode( '', array_map( static fn ( WP_Post $form ): string => sprintf( '<input type="hidden" name="post[]" value="%d">', $form->ID ), $forms ) );
		foreach ( $fields as $name => $value ) {
			$hidden .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		return sprintf(
			'<form method="post" action="%s">%s<p class="submit"><button type="submit" class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form>',
			esc_url( admin_url( 'edit.php' ) ),
			$hidden,
			'trash' === $action ? esc_html__( 'Move to Trash', 'vestibule' ) : esc_html__( 'Delete permanently', 'vestibule' ),
			esc_url( $list ),
			esc_html__( 'Cancel', 'vestibule' )
		);
	}

	private function action(): string {
		$action = Parameter::text( 'action' );
		return in_array( $action, array( 'trash', 'delete' ), true ) ? $action : '';
	}

	/**
	 * @return list<WP_Post> The forms that the request wants gone; none where this person may not or one is in the
	 * Trash, which WordPress answers.
	 */
	private function forms(): array {
		$forms = array();
		foreach ( '' === $this->action() ? array() : Parameter::ids( 'post' ) as $id ) {
			$form = $id > 0 ? get_post( $id ) : null;
			if ( ! $form instanceof WP_Post || FormPostType::NAME !== $form->post_type || 'trash' === $form->post_status || ! current_user_can( 'delete_post', $form->ID ) ) {
				return array();
			}
			$forms[] = $form;
		}
		return $forms;
	}

	/** @param list<Place> $places */
	private function list( array $places ): string {
		return '<ul class="ul-disc">' . implode( '', array_map( $this->line( ... ), $places ) ) . '</ul>';
	}

	private function line( Place $place ): string {
		if ( '' === $place->title ) {
			/* translators: %s: kind of content, such as Page. */
			return '<li>' . esc_html( sprintf( __( '%s: one that you may not see', 'vestibule' ), $place->kind ) ) . '</li>';
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
		/* translators: 1: a page, such as "Page: Contact"; 2: links to view and to edit it. */
		return '<li>' . ( array() === $links ? $name : sprintf( esc_html__( '%1$s — %2$s', 'vestibule' ), $name, implode( ' | ', $links ) ) ) . '</li>';
	}

	/** @param string $spoken The word with the title, for those who hear a list of links. */
	private function link( string $url, string $word, string $spoken ): string {
		return sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $spoken ), esc_html( $word ) );
	}
}
