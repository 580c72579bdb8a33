<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\Admin;

use Vestibule\Fields\Country\Countries;
use Vestibule\Fields\Country\SiteCountry;
use Vestibule\Vendor\libphonenumber\CountryCodeToRegionCodeMap;

defined( 'ABSPATH' ) || exit;

/** Finds the international calling code of the site's country. */
final class DialCode {

	/** @return string Calling code such as 49. Empty if the country is unknown. */
	public static function ofSite(): string {
		$country = ( new SiteCountry( Countries::assigned() ) )->code();
		foreach ( CountryCodeToRegionCodeMap::COUNTRY_CODE_TO_REGION_CODE_MAP as $code => $regions ) {
			if ( in_array( $country, $regions, true ) ) {
				return (string) $code;
			}
		}
		return '';
	}
}
