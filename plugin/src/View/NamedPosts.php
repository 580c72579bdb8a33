<?php

declare(strict_types=1);

namespace Vestibule\View;

defined( 'ABSPATH' ) || exit;

/** Posts by what people call them: their title, in any case, or their slug. */
final class NamedPosts {

	/** @return list<int> Without those in the Trash. */
	public static function ids( string $type, string $name ): array {
		$query = array( 'post_type' => $type, 'post_status' => 'any', 'posts_per_page' => 10, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC', 'suppress_filters' => true );
		$name  = trim( $name );
		if ( '' === $name ) {
			return array();
		}
		$ids = get_posts( array( 'title' => $name ) + $query );
		return array_values( array() === $ids ? get_posts( array( 'name' => sanitize_title( $name ) ) + $query ) : $ids );
	}
}
