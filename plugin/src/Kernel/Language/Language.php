<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Language;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Returns the site's language, and switches between languages for pages and emails. */
final class Language {

	/** Returns the site's locale, regardless of multilingual plugins and user profiles. */
	public static function ofSite(): string {
		$own = get_option( 'WPLANG' );
		if ( is_multisite() && false === $own ) {
			$own = get_site_option( 'WPLANG' );
		}
		return is_string( $own ) && '' !== $own ? $own : 'en_US';
	}

	/**
	 * Runs a callback in a language, then restores the previous language. If the language is not installed, the current
	 * language is used.
	 *
	 * @template Result
	 * @param Closure(): Result $work
	 * @return Result
	 */
	public static function during( string $locale, Closure $work ): mixed {
		$is_switched = '' !== $locale && switch_to_locale( $locale );
		try {
			return $work();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Returns the language's name in the current language, such as "German". Returns the locale if PHP has no name for
	 * it.
	 */
	public static function name( string $locale ): string {
		$name = class_exists( \Locale::class ) ? \Locale::getDisplayLanguage( $locale, determine_locale() ) : '';
		return is_string( $name ) && '' !== $name ? $name : $locale;
	}
}
