<?php

declare(strict_types=1);

namespace Vestibule\Fields\Phone;

use Vestibule\Vendor\libphonenumber\CountryCodeToRegionCodeMap;
use Vestibule\Vendor\libphonenumber\PhoneNumberUtil;

defined( 'ABSPATH' ) || exit;

/** Google's phone number library, using the plugin's numbering plans. */
final class Library extends PhoneNumberUtil {

	public static function withPlans( Plans $plans ): self {
		return new self( $plans, CountryCodeToRegionCodeMap::COUNTRY_CODE_TO_REGION_CODE_MAP );
	}
}
