<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Language;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's bundled translations. All locales of a language (de_AT, de_CH …) use one file. The JSON for scripts is
 * created from the PHP translations, so each string is shipped only once. Language packs take precedence.
 */
final class Translations {

	private const DOMAIN = 'vestibule';

	/** Locale whose file is used for all locales of a language. */
	private const SERVED_BY = array( 'de' => 'de_DE' );

	/** Translation file of the language that WordPress switched to last. */
	private string $wanted = '';

	public function __construct( private readonly Assets $assets ) {}

	#[Hook( 'load_translation_file' )]
	public function find( mixed $file, mixed $domain, mixed $locale ): mixed {
		if ( self::DOMAIN !== $domain || ! is_string( $file ) || ! is_string( $locale ) || is_readable( $file ) ) {
			return $file;
		}
		$own = $this->own( $locale, str_ends_with( $file, '.mo' ) ? 'mo' : 'l10n.php' );
		return is_readable( $own ) ? $own : $file;
	}

	/**
	 * @param mixed $json Null unless another filter has provided the JSON.
	 * @param mixed $file Path of the JSON that WordPress looks for, with the locale and the MD5 hash of the script's
	 * path.
	 */
	#[Hook( 'pre_load_script_translations' )]
	public function read( mixed $json, mixed $file, mixed $handle, mixed $domain ): mixed {
		if ( null !== $json || self::DOMAIN !== $domain || ! is_string( $file ) || is_readable( $file ) ) {
			return $json;
		}
		if ( 1 !== preg_match( '~^(.*/' . self::DOMAIN . '-(\w+))-([0-9a-f]{32})\.json$~D', $file, $parts ) ) {
			return null;
		}
		[ , $base, $locale, $script ] = $parts;
		return $this->json( "{$base}.l10n.php", "{$base}.scripts.php", $script )
			?? $this->json( $this->own( $locale, 'l10n.php' ), $this->own( $locale, 'scripts.php' ), $script );
	}

	private function own( string $locale, string $ending ): string {
		$language = (string) strtok( $locale, '_' );
		return dirname( $this->assets->file ) . '/languages/' . self::DOMAIN . '-'
			. ( self::SERVED_BY[ $language ] ?? $locale ) . ".{$ending}";
	}

	/**
	 * @param string $scripts File that lists the indexes of each script's strings. Each number is the difference from
	 * the previous index.
	 * @param string $script  MD5 hash of the script's path.
	 */
	private function json( string $words, string $scripts, string $script ): ?string {
		$distances = is_readable( $scripts ) && is_readable( $words ) ? ( require $scripts )[ $script ] ?? null : null;
		if ( ! is_array( $distances ) ) {
			return null;
		}
		$all      = require $words;
		$names    = array_keys( $all['messages'] );
		$messages = array();
		$place    = 0;
		foreach ( array_filter( $distances, is_int( ... ) ) as $distance ) {
			$place += $distance;
			if ( isset( $names[ $place ] ) ) {
				$messages[ $names[ $place ] ] = explode( "\0", $all['messages'][ $names[ $place ] ] );
			}
		}
		$head     = array( 'domain' => 'messages', 'lang' => $all['language'], 'plural-forms' => $all['plural-forms'] );
		return (string) wp_json_encode(
			array( 'domain' => 'messages', 'locale_data' => array( 'messages' => array( '' => $head ) + $messages ) )
		);
	}

	/**
	 * Stores the translation file that WordPress loads after a language switch. On admin-ajax.php, Polylang replaces it
	 * with the file of the request's language, which would be the wrong language for responses and emails.
	 */
	#[Hook( 'load_textdomain', PHP_INT_MAX )]
	public function note( mixed $domain, mixed $file ): void {
		$this->wanted = is_string( $file ) ? $file : '';
	}

	/**
	 * Restores the file that note() stored. If the stored file doesn't exist and both files are for variants of the
	 * same language, keeps Polylang's file.
	 */
	#[Hook( 'load_textdomain_mofile', PHP_INT_MAX )]
	public function restore( mixed $file ): mixed {
		if ( ! is_string( $file ) || $file === $this->wanted || ! is_locale_switched() ) {
			return $file;
		}
		$is_there = is_readable( $this->wanted ) || is_readable( substr( $this->wanted, 0, -2 ) . 'l10n.php' );
		return $is_there || $this->language( $file ) !== $this->language( $this->wanted ) ? $this->wanted : $file;
	}

	/** Returns the language of a file, such as `de` for `…/vestibule-de_DE_formal.mo`. */
	private function language( string $file ): string {
		return 1 === preg_match( '~(?:^|[-/])([a-z]{2,3})(?:_\w+)?\.mo$~D', $file, $found ) ? $found[1] : '';
	}
}
