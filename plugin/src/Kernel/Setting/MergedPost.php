<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Closure;
use WP_Error;
use WP_REST_Posts_Controller;
use WP_REST_Request;

/**
 * Merges a post update that was sent through WordPress's REST route with changes that were stored after the sender
 * loaded the post.
 */
final class MergedPost {

	/** Number of nesting levels at which the sender may omit keys (Merge): only the meta keys. */
	public const METAS = 1;

	/**
	 * Number of nesting levels at which the sender may omit keys: the meta keys, and the settings in each meta value.
	 */
	public const SETTINGS = 2;

	/**
	 * Merges the post's title, content, settings and additional REST fields (MergedRequest).
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param int                                   $partial METAS or SETTINGS.
	 * @param (Closure(string): string)|null        $name    Label of a setting, by its path.
	 */
	public static function merge(
		WP_REST_Posts_Controller $controller,
		WP_REST_Request $request,
		int $partial,
		?Closure $name = null
	): ?WP_Error {
		$base = $request->get_param( MergedRequest::BASE );
		$post = is_numeric( $request['id'] ) ? get_post( (int) $request['id'] ) : null;
		// A new post is not merged, because no other user can have saved it. Its stored title also differs from the
		// empty title that editors display.
		if ( ! is_array( $base ) || null === $post || 'auto-draft' === $post->post_status ) {
			return null;
		}
		$loaded = new WP_REST_Request( 'GET', $request->get_route() );
		$loaded->set_param( 'context', 'edit' );
		// Only the needed fields are prepared, because rendering the content would be slow.
		$loaded->set_param(
			'_fields',
			implode(
				',',
				str_replace(
					array( 'title', 'content' ),
					array( 'title.raw', 'content.raw' ),
					array_map( strval( ... ), array_keys( $base ) )
				)
			)
		);
		$data   = json_decode(
			(string) wp_json_encode( $controller->prepare_item_for_response( $post, $loaded )->get_data() ),
			true
		);
		$stored = array();
		foreach ( is_array( $data ) ? $data : array() as $key => $value ) {
			$raw                     = is_array( $value ) ? $value['raw'] ?? $value : $value;
			$stored[ (string) $key ] = self::complete( $post->post_type, (string) $key, $raw );
		}
		return MergedRequest::merge(
			$request,
			$stored,
			$partial,
			static fn ( string $key, mixed $from ): mixed => self::complete( $post->post_type, $key, $from ),
			$name
		);
	}

	/** Adds defaults to settings that were stored by an earlier version, so that both sides have the same keys. */
	private static function complete( string $type, string $key, mixed $value ): mixed {
		if ( 'meta' !== $key || ! is_array( $value ) ) {
			return $value;
		}
		$metas = array();
		foreach ( $value as $name => $meta ) {
			$metas[ (string) $name ] = is_array( $meta )
				? sanitize_meta( (string) $name, $meta, 'post', $type )
				: $meta;
		}
		return $metas;
	}
}
