<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The categories of the demo's articles. */
final class Topics {

	/** The category of that name, made where there is none; 0 when WordPress refuses it. */
	public function id( string $name ): int {
		$found = get_term_by( 'name', $name, 'category' );
		if ( $found instanceof \WP_Term ) {
			return $found->term_id;
		}
		$made = wp_insert_term( $name, 'category' );
		if ( ! is_array( $made ) ) {
			return 0;
		}
		add_term_meta( $made['term_id'], Marks::KEY, '1', true );
		return $made['term_id'];
	}
}
