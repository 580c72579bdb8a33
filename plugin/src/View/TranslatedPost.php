<?php

declare(strict_types=1);

namespace Vestibule\View;

defined( 'ABSPATH' ) || exit;

/** A post in the language of the page, where WPML or Polylang has translated it (docs/languages.md). */
final class TranslatedPost {

	/** @return int The translation; the post itself where there is none. */
	public static function id( int $post, string $type ): int {
		/** WPML's own question for the translation of an element; without it, or without a translation, the post stays. */
		$found = apply_filters( 'wpml_object_id', $post, $type, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's.
		if ( is_numeric( $found ) && (int) $found > 0 && (int) $found !== $post ) {
			return (int) $found;
		}
		$found = function_exists( 'pll_get_post' ) ? pll_get_post( $post ) : 0;
		return is_numeric( $found ) && (int) $found > 0 ? (int) $found : $post;
	}
}
