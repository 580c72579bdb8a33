<?php

declare(strict_types=1);

namespace Vestibule\Country;

use Vestibule\Contracts\Countries as CountriesContract;

defined( 'ABSPATH' ) || exit;

/** All countries in the site's language, as far as the owner does not narrow them. */
final class Countries implements CountriesContract {

	/** @var array<string, list<array{value: string, label: string}>> By locale, for this request. */
	private array $options = array();

	public function __construct( private readonly Names $names ) {}

	public function options(): array {
		$locale = determine_locale();
		if ( ! isset( $this->options[ $locale ] ) ) {
			$names                    = $this->names->of( $this->codes(), $locale );
			$this->options[ $locale ] = array_map(
				static fn( string $code, string $name ): array => array( 'value' => $code, 'label' => $name ),
				array_keys( $names ),
				array_values( $names )
			);
		}
		return $this->options[ $locale ];
	}

	public function name( string $code ): string {
		return $this->names->of( array( $code ), determine_locale() )[ $code ] ?? $code;
	}

	public function isOffered( string $code ): bool {
		return in_array( $code, $this->codes(), true );
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
