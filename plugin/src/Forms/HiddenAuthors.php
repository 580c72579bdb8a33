<?php

declare(strict_types=1);

namespace Vestibule\Forms;

/**
 * WordPress lists everyone who has published a post of a type in REST as an author, publicly. Forms
 * and what can be booked are in REST for their editors only, so making one must not put a name on the public list
 * (security, enumeration). All types of ours are of that kind.
 */
final class HiddenAuthors {

	private const TYPES = 'vestibule_';

	/**
	 * For the filter rest_user_query.
	 *
	 * @param array<string, mixed> $query Of WP_User_Query.
	 * @return array<string, mixed>
	 */
	public function query( array $query ): array {
		$types = $query['has_published_posts'] ?? null;
		if ( is_array( $types ) && ! current_user_can( 'list_users' ) ) {
			$others                       = $this->others( $types );
			$query['has_published_posts'] = $others;
			$query['include']             = array() === $others ? array( 0 ) : $query['include'] ?? array();
		}
		return $query;
	}

	/**
	 * For the filter get_usernumposts, which decides whether one author is shown.
	 *
	 * @param int|string $count
	 * @return int|string
	 */
	public function count( mixed $count, int $user, mixed $types, bool $public_only ): mixed {
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
		return array_values( array_filter( $types, static fn( mixed $type ): bool => is_string( $type ) && ! str_starts_with( $type, self::TYPES ) ) );
	}
}
