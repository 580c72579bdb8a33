<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Vestibule\Kernel\Wiring\Hook;

/**
 * Hides users from the public list of authors if they have only published posts of the plugin's types. WordPress lists
 * the authors of all post types in REST, but the plugin's types are in REST for editors only (docs/security.md).
 */
final class HiddenAuthors {

	private const TYPES = 'vestibule_';

	/**
	 * @param array<string, mixed> $query Arguments of WP_User_Query.
	 * @return array<string, mixed>
	 */
	#[Hook( 'rest_user_query' )]
	public function query( array $query ): array {
		$types = $query['has_published_posts'] ?? null;
		if ( is_array( $types ) && ! current_user_can( 'list_users' ) ) {
			$others                       = $this->others( $types );
			$query['has_published_posts'] = $others;
			$query['include']             = array() === $others ? array( 0 ) : $query['include'] ?? array();
		}
		return $query;
	}

	/** Excludes the plugin's post types from the post count that WordPress uses to decide whether to show an author. */
	#[Hook( 'get_usernumposts' )]
	public function count( int|string $count, int $user, mixed $types, bool $public_only ): int|string {
		$others = is_array( $types ) ? $this->others( $types ) : array();
		if ( ! is_array( $types ) || count( $others ) === count( $types ) || current_user_can( 'list_users' ) ) {
			return $count;
		}
		return array() === $others ? 0 : count_user_posts( $user, $others, $public_only );
	}

	/**
	 * @param array<mixed> $types
	 * @return list<string>
	 */
	private function others( array $types ): array {
		return array_values(
			array_filter(
				$types,
				static fn( mixed $type ): bool => is_string( $type ) && ! str_starts_with( $type, self::TYPES )
			)
		);
	}
}
