<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The menus, and the footer with the institute's address: content of the site, not of the theme. */
final class Surroundings {

	public function __construct( private readonly Posts $posts, private readonly Texts $texts ) {}

	public function write(): void {
		foreach ( $this->menus() as $slug => $title ) {
			$fields = array( 'post_title' => $title, 'post_content' => $this->texts->read( "menus/$slug" ) );
			$this->posts->save( 'wp_navigation', $slug, $fields + ( 'institute' === $slug ? array() : array( 'post_date' => current_datetime()->modify( '-1 day' )->format( 'Y-m-d H:i:s' ) ) ) );
		}
		$footer = $this->posts->save( 'wp_template_part', 'footer', array( 'post_title' => __( 'Footer', 'vestibule' ), 'post_content' => $this->texts->read( 'footer' ) ) );
		if ( 0 < $footer && '' !== get_post_meta( $footer, Marks::KEY, true ) ) {
			$this->file( $footer, 'portico', 'wp_theme' );
			$this->file( $footer, 'footer', 'wp_template_part_area' );
		}
	}

	/**
	 * The header shows the latest menu, so that of the header comes last; the others are named by the footer.
	 *
	 * @return array<string, string> Titles by slug.
	 */
	private function menus(): array {
		return array(
			'institute-courses'     => __( 'Footer: courses', 'vestibule' ),
			'institute-house'       => __( 'Footer: the institute', 'vestibule' ),
			'institute-small-print' => __( 'Footer: small print', 'vestibule' ),
			'institute'             => __( 'Institute', 'vestibule' ),
		);
	}

	/** WordPress makes these terms with the first part that somebody saves; ours go with the demo. */
	private function file( int $part, string $term, string $taxonomy ): void {
		$is_new = null === term_exists( $term, $taxonomy );
		$ids    = wp_set_object_terms( $part, $term, $taxonomy );
		$made   = $is_new && is_array( $ids ) ? get_term_by( 'slug', $term, $taxonomy ) : null;
		if ( $made instanceof \WP_Term ) {
			add_term_meta( $made->term_id, Marks::KEY, '1', true );
		}
	}
}
