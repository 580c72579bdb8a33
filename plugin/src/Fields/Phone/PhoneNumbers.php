<?php

declare(strict_types=1);

namespace Vestibule\Fields\Phone;

use Vestibule\Vendor\libphonenumber\NumberParseException;
use Vestibule\Vendor\libphonenumber\PhoneNumber;
use Vestibule\Vendor\libphonenumber\PhoneNumberFormat;

defined( 'ABSPATH' ) || exit;

/**
 * Validates phone numbers with Google's numbering plans (docs/phone.md). The browser must return the same results
 * (tests/vectors/phone.json).
 */
final class PhoneNumbers {

	private const PLANS = __DIR__ . '/../../../build/phone';

	private ?Library $library = null;

	/** @param string $folder Folder of the numbering plans. */
	public function __construct( private readonly string $folder = self::PLANS ) {}

	/**
	 * Validates a number with the numbering plan of its country. Never throws an exception.
	 *
	 * @param string $number  Number as typed. A number with a leading + is international. Otherwise, the country's plan
	 * applies.
	 * @param string $country ISO 3166-1 alpha-2 code in any case, or empty if the visitor has not selected a country.
	 */
	public function verdict( string $number, string $country ): PhoneVerdict {
		$reading = Reading::fromText( $number );
		if ( $reading instanceof Fault ) {
			return $this->refused( $reading->code( $number ), $reading );
		}
		$region = $this->region( $country );
		if ( null === $region && ! $reading->isInternational() ) {
			return $this->refused( 1, Fault::InvalidCountryCode );
		}
		try {
			return $this->verdictOf( $this->plans()->parse( $reading->number, $region ), $reading->extension );
		} catch ( NumberParseException $exception ) {
			$fault = $this->fault( $exception );
			return $this->refused( $fault->code( $number ), $fault );
		}
	}

	/**
	 * Adds the country's calling code to a national number. Everything else is unchanged. A number that starts with a
	 * plus sign or 00 is returned as typed (docs/form.md, valid_phone_number without extended validation).
	 *
	 * @param string $country ISO 3166-1 alpha-2 code in any case. If it is empty, no code is added.
	 * @return string|null Null if the text is not a phone number.
	 */
	public function withDialCode( string $number, string $country ): ?string {
		$reading = Reading::fromText( $number );
		if ( $reading instanceof Fault ) {
			return null;
		}
		$region      = $this->region( $country );
		$is_national = ! $reading->isInternational() && ! str_starts_with( $reading->number, '00' );
		return $is_national && null !== $region
			? '+' . $this->plans()->getCountryCodeForRegion( $region ) . ' ' . trim( $number )
			: $number;
	}

	private function verdictOf( PhoneNumber $number, string $extension ): PhoneVerdict {
		$code = $this->plans()->isPossibleNumberWithReason( $number )->value;
		if ( ! $this->plans()->isValidNumber( $number ) ) {
			return $this->refused(
				$code,
				match ( $code ) {
					2       => Fault::TooShort,
					3       => Fault::TooLong,
					default => Fault::NotValid,
				}
			);
		}
		return new PhoneVerdict(
			$code,
			true,
			$this->plans()->format( $number, PhoneNumberFormat::E164 ),
			$this->international( $number, $extension ),
			''
		);
	}

	/** Formats the number with spaces only (E.123), because the library uses hyphens for some countries. */
	private function international( PhoneNumber $number, string $extension ): string {
		$spaced = (string) preg_replace(
			'~[^0-9+]+~',
			' ',
			$this->plans()->format( $number, PhoneNumberFormat::INTERNATIONAL )
		);
		return '' === $extension ? $spaced : "$spaced ext. $extension";
	}

	private function region( string $country ): ?string {
		$region = strtoupper( $country );
		return in_array( $region, $this->plans()->getSupportedRegions(), true ) ? $region : null;
	}

	private function fault( NumberParseException $exception ): Fault {
		return match ( $exception->getErrorType() ) {
			NumberParseException::INVALID_COUNTRY_CODE => Fault::InvalidCountryCode,
			NumberParseException::TOO_SHORT_AFTER_IDD  => Fault::TooShortAfterIdd,
			NumberParseException::TOO_SHORT_NSN        => Fault::TooShort,
			NumberParseException::TOO_LONG             => Fault::TooLong,
			default                                    => Fault::NotANumber,
		};
	}

	private function refused( int $code, Fault $fault ): PhoneVerdict {
		return new PhoneVerdict( $code, false, null, null, $fault->message() );
	}

	/** Returns the library. Loads it on first use, because it is large. */
	private function plans(): Library {
		return $this->library ??= Library::withPlans( new Plans( $this->folder ) );
	}
}
