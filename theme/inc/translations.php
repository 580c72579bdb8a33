<?php
/**
 * Uses the German translation for all German locales.
 *
 * @package Portico
 */

declare(strict_types=1);

add_filter(
	'load_translation_file',
	static function ( string $file, string $domain, string $locale = '' ): string {
		$is_german = 'portico' === $domain && 1 === preg_match( '/^de(?:_|$)/D', $locale );
		$own       = get_template_directory() . '/languages/de_DE.'
			. ( str_ends_with( $file, '.mo' ) ? 'mo' : 'l10n.php' );
		return $is_german && ! is_readable( $file ) && is_readable( $own ) ? $own : $file;
	},
	10,
	3
);
