<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Vendor\libphonenumber\CountryCodeToRegionCodeMap;

defined( 'ABSPATH' ) || exit;

/** Calling code of the site's country: the country of its time zone, or else of its language. */
final class DialCode {

	/** @return string Such as 49; empty if the country is not known. */
	public static function ofSite(): string {
		$location = wp_timezone()->getLocation();
		$country  = false === $location ? '' : (string) $location['country_code'];
		$language = 1 === preg_match( '/^[a-z]{2,3}_([A-Z]{2})\b/', get_locale(), $found ) ? $found[1] : '';
		foreach ( array( $country, $language ) as $region ) {
			foreach ( CountryCodeToRegionCodeMap::COUNTRY_CODE_TO_REGION_CODE_MAP as $code => $regions ) {
				if ( in_array( $region, $regions, true ) ) {
					return (string) $code;
				}
			}
		}
		return '';
	}
}
