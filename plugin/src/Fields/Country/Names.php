<?php

declare(strict_types=1);

namespace Vestibule\Fields\Country;

use Collator;
use Giggsey\Locale\Locale as Bundled;
use Locale;

/**
 * Country names in a language. They come from the phone number library, so that they are the same on every server.
 * Names that the library lacks come from PHP's intl extension. Without this extension, the code is used as the name.
 */
final class Names {

	/**
	 * Language tags in the library's format. WordPress's locales contain a country, but the library's tags contain a
	 * script.
	 */
	private const SCRIPTS = array( 'zh-tw' => 'zh-hant-tw', 'zh-hk' => 'zh-hant-hk', 'zh-cn' => 'zh-hans' );

	/**
	 * @param list<string> $codes
	 * @param string       $locale WordPress locale, such as de_DE_formal.
	 * @return array<string, string> Names by code, sorted according to the language.
	 */
	public function forCodes( array $codes, string $locale ): array {
		$known = $this->bundled( $locale ) + $this->bundled( 'en' );
		$names = array();
		foreach ( $codes as $code ) {
			$names[ $code ] = $known[ $code ] ?? $this->fromIntl( $code, $locale );
		}
		return $this->sorted( $names, $locale );
	}

	/** @return array<string, string> */
	private function bundled( string $locale ): array {
		if ( ! class_exists( Bundled::class ) ) {
			return array();
		}
		$tag   = strtolower( str_replace( '_', '-', $locale ) );
		$tag   = self::SCRIPTS[ $tag ] ?? $tag;
		$known = array_flip( Bundled::getSupportedLocales() );
		for ( ; '' !== $tag; $tag = substr( $tag, 0, (int) strrpos( $tag, '-' ) ) ) {
			if ( isset( $known[ $tag ] ) ) {
				return Bundled::getAllCountriesForLocale( $tag );
			}
		}
		return array();
	}

	private function fromIntl( string $code, string $locale ): string {
		$name = class_exists( Locale::class ) ? Locale::getDisplayRegion( '-' . $code, $locale ) : false;
		return false === $name || '' === $name
			? ( array( 'BV' => 'Bouvet Island', 'HM' => 'Heard & McDonald Islands' )[ $code ] ?? $code )
			: $name;
	}

	/**
	 * @param array<string, string> $names
	 * @return array<string, string>
	 */
	private function sorted( array $names, string $locale ): array {
		if ( class_exists( Collator::class ) ) {
			$collator = new Collator( $locale );
			$collator->asort( $names );
			return $names;
		}
		$keys = array_map( static fn( string $name ): string => strtolower( remove_accents( $name ) ), $names );
		uksort( $names, static fn( string $one, string $other ): int => strcmp( $keys[ $one ], $keys[ $other ] ) );
		return $names;
	}
}
