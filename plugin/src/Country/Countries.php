<?php

declare(strict_types=1);

namespace Vestibule\Country;

use Vestibule\Contracts\Countries as CountriesContract;

defined( 'ABSPATH' ) || exit;

/** All countries in the site's language, as far as the owner does not narrow them. */
final class Countries implements CountriesContract {

	private const GROUP = 'vestibule_countries';

	/** @var array<string, list<array{value: string, label: string}>> By locale, for this request. */
	private array $options = array();

	public function __construct( private readonly Names $names ) {}

	public function options(): array {
		$locale                     = determine_locale();
		$this->options[ $locale ] ??= $this->read( $locale );
		return $this->options[ $locale ];
	}

	/**
	 * Sorting the names by the rules of a language is dear, so it is done once a day where the object cache lasts.
	 *
	 * @return list<array{value: string, label: string}>
	 */
	private function read( string $locale ): array {
		$codes = $this->codes();
		$key   = 'names_' . md5( $locale . implode( ' ', $codes ) );
		$names = wp_cache_get( $key, self::GROUP );
		if ( ! is_array( $names ) ) {
			$names = $this->names->forCodes( $codes, $locale );
			wp_cache_set( $key, $names, self::GROUP, DAY_IN_SECONDS );
		}
		/** @var array<string, string> $names As they were set. */
		return array_map( static fn( string $code, string $name ): array => array( 'value' => $code, 'label' => $name ), array_keys( $names ), array_values( $names ) );
	}

	public function name( string $code ): string {
		return $this->names->forCodes( array( $code ), determine_locale() )[ $code ] ?? $code;
	}

	public function isOffered( string $code ): bool {
		return in_array( $code, $this->codes(), true );
	}

	public function home(): array {
		return ( new Home() )->countries();
	}

	/** @return list<string> */
	private function codes(): array {
		/**
		 * Filters the countries that forms offer.
		 *
		 * @param list<string> $codes ISO 3166-1 alpha-2, in capitals.
		 */
		$codes = apply_filters( 'vestibule/countries', Codes::all() );
		$codes = is_array( $codes ) ? array_filter( $codes, static fn( mixed $code ): bool => is_string( $code ) && 1 === preg_match( '/^[A-Z]{2}$/D', $code ) ) : Codes::all();
		return array_values( array_unique( $codes ) );
	}
}
