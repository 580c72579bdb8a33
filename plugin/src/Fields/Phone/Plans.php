<?php

declare(strict_types=1);

namespace Vestibule\Fields\Phone;

use RuntimeException;
use Vestibule\Vendor\libphonenumber\CountryCodeToRegionCodeMap;
use Vestibule\Vendor\libphonenumber\MetadataSourceInterface;
use Vestibule\Vendor\libphonenumber\PhoneMetadata;

defined( 'ABSPATH' ) || exit;

/**
 * Reads numbering plans from the files that browsers also load (`build/phone/<first two digits of the calling
 * code>.json`). The plugin ships the plans once, and both sides validate with the same data.
 */
final class Plans implements MetadataSourceInterface {

	/** @var array<string, PhoneMetadata> Plans by region, or by calling code for numbers without a region. */
	private array $plans = array();

	/** @param string $folder Path without a trailing slash. */
	public function __construct( private readonly string $folder ) {}

	/** @throws RuntimeException If the plugin's files are incomplete. */
	public function getMetadataForRegion( string $regionCode ): PhoneMetadata {
		return $this->plans[ $regionCode ] ?? $this->load( $this->callingCode( $regionCode ), $regionCode );
	}

	/** @throws RuntimeException If the plugin's files are incomplete. */
	public function getMetadataForNonGeographicalRegion( int $countryCallingCode ): PhoneMetadata {
		return $this->plans[ (string) $countryCallingCode ]
			?? $this->load( $countryCallingCode, (string) $countryCallingCode );
	}

	private function callingCode( string $region ): int {
		foreach ( CountryCodeToRegionCodeMap::COUNTRY_CODE_TO_REGION_CODE_MAP as $code => $regions ) {
			if ( in_array( $region, $regions, true ) ) {
				return $code;
			}
		}
		throw new RuntimeException( "No calling code for {$region}." );
	}

	/** Loads all plans of a calling code. */
	private function load( int $code, string $wanted ): PhoneMetadata {
		$file = sprintf( '%s/%s.json', $this->folder, substr( (string) $code, 0, 2 ) );
		$all  = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		$read = is_array( $all ) && is_array( $all[ $code ] ?? null ) ? $all[ $code ] : array();
		foreach ( array( 'countries', 'nonGeographic' ) as $kind ) {
			foreach ( is_array( $read[ $kind ] ?? null ) ? $read[ $kind ] : array() as $region => $row ) {
				$this->plans[ (string) $region ] = new Plan(
					'countries' === $kind ? (string) $region : '001',
					(array) $row,
					$this->localLengths( $read, (string) $region )
				);
			}
		}
		return $this->plans[ $wanted ] ?? throw new RuntimeException( "No numbering plan for {$wanted} in {$file}." );
	}

	/**
	 * Returns the lengths that are only valid within a local area. A region without such lengths uses those of the main
	 * country, which is the first one in the list.
	 *
	 * @param array<mixed> $read Plans of a calling code.
	 * @return list<int>
	 */
	private function localLengths( array $read, string $region ): array {
		$all  = is_array( $read['localLengths'] ?? null ) ? $read['localLengths'] : array();
		$main = array_key_first( (array) ( $read['countries'] ?? array() ) );
		$own  = $all[ $region ] ?? $all[ $main ?? '' ] ?? array();
		return array_values( array_filter( (array) $own, is_int( ... ) ) );
	}
}
