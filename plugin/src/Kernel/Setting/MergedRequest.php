<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Closure;
use Vestibule\Kernel\Rest\Rest;
use WP_Error;
use WP_REST_Request;

/**
 * REST request that also contains the values that its sender had loaded, as the parameter `vestibule_base`. Changes
 * that were stored since then are merged into the request. Without this parameter, nothing is merged (docs/rest.md).
 */
final class MergedRequest {

	public const BASE = 'vestibule_base';

	/**
	 * Merges the sent values with the stored values.
	 *
	 * @param WP_REST_Request<array<string, mixed>>      $request
	 * @param array<string, mixed>                       $stored  Stored values by parameter, in the format that the
	 * sender loaded.
	 * @param int                                        $partial Number of nesting levels at which the sender may omit
	 * keys (Merge).
	 * @param (Closure(string, mixed): mixed)|null       $read    Completes a loaded value in the same way as the stored
	 * value. Receives the parameter's name and the loaded value.
	 * @param (Closure(string): string)|null             $name    Label of a setting, by its path.
	 * @return WP_Error|null Error 409 with both versions if both sides changed the same value. Nothing may be stored
	 * then.
	 */
	public static function merge(
		WP_REST_Request $request,
		array $stored,
		int $partial = 1,
		?Closure $read = null,
		?Closure $name = null
	): ?WP_Error {
		$base      = $request->get_param( self::BASE );
		$mine      = array();
		$theirs    = array();
		$conflicts = array();
		foreach ( is_array( $base ) ? array_intersect_key( $base, $stored ) : array() as $key => $from ) {
			$key  = (string) $key;
			$sent = $request->get_param( $key );
			if ( null === $sent ) {
				continue;
			}
			$merge = Merge::of(
				null === $read ? $from : $read( $key, $from ),
				self::raw( $sent ),
				$stored[ $key ],
				$key,
				$partial
			);

			$mine[ $key ]   = $merge->mine;
			$theirs[ $key ] = $merge->theirs;
			array_push( $conflicts, ...$merge->conflicts );
		}
		if ( array() !== $conflicts ) {
			$named = array_map(
				static fn ( array $conflict ): array =>
					$conflict + array( 'name' => null === $name ? '' : $name( $conflict['path'] ) ),
				$conflicts
			);
			return self::conflict(
				array(
					'conflicts' => $named,
					'now' => array_intersect_key( $stored, $mine ),
					'mine' => $mine,
					'theirs' => $theirs,
				)
			);
		}
		foreach ( $mine as $key => $value ) {
			$request->set_param( $key, $value );
		}
		return null;
	}

	/** @param array<string, mixed> $versions */
	private static function conflict( array $versions ): WP_Error {
		return Rest::conflict(
			'vestibule_changed_meanwhile',
			__( 'Nothing was saved, because another person has changed the same settings in the meantime. Choose which version to keep.', 'vestibule' ),
			$versions
		);
	}

	/** Returns the text of a title or content. Clients can send it as text or as an object with the key `raw`. */
	private static function raw( mixed $sent ): mixed {
		return is_array( $sent ) && is_string( $sent['raw'] ?? null ) ? $sent['raw'] : $sent;
	}
}
