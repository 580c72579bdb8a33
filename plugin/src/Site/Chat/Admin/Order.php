<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Site\Chat\Accounts;

/** Order of the accounts in the chat panel. Stored in the menu order of the posts. */
final class Order {

	/**
	 * Puts the given accounts into this order. They swap positions among themselves, so other accounts keep their
	 * positions.
	 *
	 * @param list<int> $ids
	 * @return list<int> IDs of all accounts in the new order.
	 */
	public function set( array $ids ): array {
		$before = $this->ids();
		$given  = array_values( array_unique( array_intersect( $ids, $before ) ) );
		$turn   = $given;
		$after  = array();
		foreach ( $before as $id ) {
			$after[] = in_array( $id, $given, true ) ? (int) array_shift( $turn ) : $id;
		}
		foreach ( $after as $place => $id ) {
			if ( get_post_field( 'menu_order', $id ) !== $place + 1 ) {
				wp_update_post( array( 'ID' => $id, 'menu_order' => $place + 1 ) );
			}
		}
		return $after;
	}

	public function last(): int {
		$orders = array_map( static fn ( int $id ): int => (int) get_post_field( 'menu_order', $id ), $this->ids() );
		return array() === $orders ? 0 : max( $orders );
	}

	/** @return list<int> */
	private function ids(): array {
		$ids = get_posts(
			array(
				'post_type'   => Accounts::TYPE,
				'post_status' => array( 'publish', 'draft', 'pending', 'private', 'future' ),
				'numberposts' => -1,
				'orderby'     => array( 'menu_order' => 'ASC', 'date' => 'ASC' ),
				'fields'      => 'ids',
			)
		);
		return array_values( array_filter( $ids, is_int( ... ) ) );
	}
}
