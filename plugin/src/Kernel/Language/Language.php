<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Language;

use Closure;

defined( 'ABSPATH' ) || exit;

/** The languages of one request: that of the site, that of a visitor's page, and what is done in either. */
final class Language {

	/** The site's own, whatever a plugin for languages or the profile of a user says about this request. */
	public static function ofSite(): string {
		$own = get_option( 'WPLANG' );
		if ( is_multisite() && false === $own ) {
			$own = get_site_option( 'WPLANG' );
		}
		return is_string( $own ) && '' !== $own ? $own : 'en_US';
	}

	/**
	 * Does some work in a language that the site has, and comes back to the one before; in any other it is done in the
	 * language that was spoken anyway.
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

	/** Its name in the language that is spoken, such as "German"; its code where PHP cannot say. */
	public static function name( string $locale ): string {
		$name = class_exists( \Locale::class ) ? \Locale::getDisplayLanguage( $locale, determine_locale() ) : '';
		return is_string( $name ) && '' !== $name ? $name : $locale;
	}
}
