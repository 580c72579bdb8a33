<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Vestibule\Courses\Courses;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

/** Links in the list of courses: view the participants, and duplicate the course. */
final class CourseActions {

	public function __construct( private readonly Access $access ) {}

	/**
	 * Adds the links after "Edit".
	 *
	 * @param array<string, string> $actions
	 * @return array<string, string>
	 */
	#[Hook( 'post_row_actions' )]
	public function ofRow( array $actions, WP_Post $post ): array {
		if ( Courses::NAME !== $post->post_type || 'trash' === $post->post_status ) {
			return $actions;
		}
		$title = '' === $post->post_title ? __( '(no title)', 'vestibule' ) : $post->post_title;
		$own   = array();
		if ( $this->access->mayOpen() ) {
			$own['vestibule_participants'] = $this->link(
				Participants::url( $post->ID ),
				__( 'Participants', 'vestibule' ),
				/* translators: %s: title of a course. */
				sprintf( __( 'Participants of “%s”', 'vestibule' ), $title )
			);
		}
		if ( CourseDuplicate::isAllowed( $post->ID ) ) {
			$own['vestibule_duplicate'] = $this->link(
				CourseDuplicate::url( $post->ID ),
				__( 'Duplicate for the next term', 'vestibule' ),
				/* translators: %s: title of a course. */
				sprintf( __( 'Duplicate “%s” for the next term', 'vestibule' ), $title )
			);
		}
		return array_slice( $actions, 0, 1 ) + $own + $actions;
	}

	private function link( string $url, string $text, string $label ): string {
		return sprintf(
			'<a href="%1$s" aria-label="%2$s">%3$s</a>',
			esc_url( $url ),
			esc_attr( $label ),
			esc_html( $text )
		);
	}
}
