<?php

declare(strict_types=1);

namespace Vestibule\Fields\Country;

defined( 'ABSPATH' ) || exit;

/**
 * Countries that visitors can choose in forms, by ISO 3166-1 alpha-2 code in capitals (docs/rest.md). A filter can
 * remove some of them.
 */
final class Countries {

	/**
	 * The 249 assigned codes of ISO 3166-1 alpha-2. Reserved codes are not included, because they are not countries.
	 */
	private const ASSIGNED = 'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ '
		. 'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR '
		. 'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP '
		. 'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ '
		. 'NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW '
		. 'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ '
		. 'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

	private const GROUP = 'vestibule_countries';

	/** @var array<string, list<array{value: string, label: string}>> Options by locale. Created once per request. */
	private array $options = array();

	public function __construct( private readonly Names $names ) {}

	/** @return list<string> */
	public static function assigned(): array {
		return explode( ' ', self::ASSIGNED );
	}

	/** @return list<array{value: string, label: string}> Options sorted by name, in the current language. */
	public function options(): array {
		$locale                     = determine_locale();
		$this->options[ $locale ] ??= $this->read( $locale );
		return $this->options[ $locale ];
	}

	/**
	 * Creates the options, sorted by name. Stores the names in the object cache for a day, because sorting by the rules
	 * of a language is slow.
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
		/** @var array<string, string> $names Same type as the value that was stored. */
		return array_map(
			static fn( string $code, string $name ): array => array( 'value' => $code, 'label' => $name ),
			array_keys( $names ),
			array_values( $names )
		);
	}

	/** Returns the name in the current language. Returns the code if the name is unknown. */
	public function name( string $code ): string {
		return $this->names->forCodes( array( $code ), determine_locale() )[ $code ] ?? $code;
	}

	public function isOffered( string $code ): bool {
		return in_array( $code, $this->codes(), true );
	}

	/**
	 * @return list<string> Code of the site's country, followed by its neighbors. Empty if the site's country is
	 * unknown.
	 */
	public function nearest(): array {
		return ( new SiteCountry( self::assigned() ) )->withNeighbors();
	}

	/** @return list<string> */
	private function codes(): array {
		/**
		 * Filters the countries that forms offer.
		 *
		 * @param list<string> $codes ISO 3166-1 alpha-2, in capitals.
		 */
		$codes = apply_filters( 'vestibule/countries', self::assigned() );
		$codes = is_array( $codes )
			? array_filter(
				$codes,
				static fn( mixed $code ): bool => is_string( $code ) && 1 === preg_match( '/^[A-Z]{2}$/D', $code )
			)
			: self::assigned();
		return array_values( array_unique( $codes ) );
	}
}
