<?php

declare(strict_types=1);

namespace Vestibule\Form\Kept;

use Vestibule\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Forgets the printed forms whenever something that they show has changed. */
final class KeptModule implements Module {

	/** After what they say is stored for good. */
	private const ACTIONS = array( 'vestibule/form_submitted', 'vestibule/deleted_entries', 'vestibule/held_times_changed', 'vestibule/appointments_cancelled', 'vestibule/entries_restored' );

	/** @param list<string> $types The post types that a form is made of. */
	public function __construct( private readonly Shelf $shelf, private readonly array $types ) {}

	public function register(): void {
		foreach ( self::ACTIONS as $action ) {
			add_action( $action, $this->forget( ... ) );
		}
		add_action( 'clean_post_cache', $this->changed( ... ), 10, 2 );
		foreach ( array( 'added', 'updated', 'deleted' ) as $how ) {
			add_action( "{$how}_post_meta", $this->changedMeta( ... ), 10, 3 );
		}
	}

	private function forget(): void {
		$this->shelf->forget();
	}

	private function changed( int $post_id, WP_Post $post ): void {
		if ( in_array( $post->post_type, $this->types, true ) ) {
			$this->shelf->forget();
		}
	}

	/** @param int|list<int> $meta_ids */
	private function changedMeta( mixed $meta_ids, int $post_id, string $key ): void {
		if ( str_starts_with( $key, 'vestibule_' ) && in_array( get_post_type( $post_id ), $this->types, true ) ) {
			$this->shelf->forget();
		}
	}
}
