<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Move;

/**
 * Replacement for the WordPress Importer plugin, which cannot be installed without access to the plugin directory.
 * Fires the same hooks in the same order, for posts and their meta.
 *
 * @phpstan-type Item array{post_id: int, post_type: string, post_title: string, post_content?: string, guid: string, attachment_url?: string, postmeta?: list<array{key: string, value: string}>}
 */
final class Importer {

	/**
	 * @param list<Item> $items         Items in the format of the importer's parsers.
	 * @param bool       $rewrites_urls Whether "Change all imported URLs" is checked.
	 * @return array{ids: array<int, int>, said: string} New IDs by old IDs, and the final message of the screen.
	 */
	public static function run( array $items, bool $rewrites_urls = false ): array {
		$ids = array();
		apply_filters( 'wp_import_options', array( 'rewrite_urls' => $rewrites_urls ) );
		do_action( 'import_start' );
		/** @var list<Item> $items */
		$items = apply_filters( 'wp_import_posts', $items );
		foreach ( $items as $item ) {
			/** @var Item $item */
			$item = apply_filters( 'wp_import_post_data_raw', $item );
			$id   = apply_filters( 'wp_import_existing_post', post_exists( $item['post_title'], '', '2020-01-01 10:00:00', $item['post_type'] ), $item );
			if ( ! is_int( $id ) || 0 === $id ) {
				$data = array(
					'post_type'      => $item['post_type'],
					'post_title'     => $item['post_title'],
					'post_content'   => $item['post_content'] ?? '',
					'post_status'    => 'publish',
					'post_date'      => '2020-01-01 10:00:00',
					'guid'           => $item['guid'],
					'post_mime_type' => (string) wp_check_filetype( $item['attachment_url'] ?? '' )['type'],
				);
				/** @var array{post_type: string, post_content: string, post_title: string, post_status: string, post_date: string, guid: string, post_mime_type: string} $data */
				$data = apply_filters( 'wp_import_post_data_processed', $data, $item );
				$id = wp_insert_post( array_map( wp_slash( ... ), $data ), true );
				assert( is_int( $id ) );
				'attachment' === $item['post_type'] || do_action( 'wp_import_insert_post', $id, $item['post_id'], $data, $item );
			}
			$ids[ $item['post_id'] ] = $id;
			/** @var list<array{key: string, value: string}> $metas */
			$metas = apply_filters( 'wp_import_post_meta', $item['postmeta'] ?? array(), $id, $item );
			foreach ( $metas as $meta ) {
				$key   = apply_filters( 'import_post_meta_key', $meta['key'], $id, $item );
				$value = maybe_unserialize( $meta['value'] );
				assert( is_string( $key ) );
				add_post_meta( $id, wp_slash( $key ), wp_slash( $value ) );
				do_action( 'import_post_meta', $id, $key, $value );
			}
		}
		ob_start();
		do_action( 'import_end' );
		return array( 'ids' => $ids, 'said' => (string) ob_get_clean() );
	}
}
