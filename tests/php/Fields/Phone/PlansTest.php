<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Phone;

use libphonenumber\PhoneNumberUtil;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Vestibule\Fields\Phone\Library;
use Vestibule\Fields\Phone\Plans;
use Vestibule\Tests\TestCase;

/** Numbering plans of the browser build, used with the server's library. */
final class PlansTest extends TestCase {

	private const FOLDER = WP_PLUGIN_DIR . '/vestibule/build/phone';

	/** @return iterable<string, array{string, string}> Region, or 001 and a calling code. */
	public static function places(): iterable {
		$library = PhoneNumberUtil::getInstance();
		foreach ( $library->getSupportedRegions() as $region ) {
			yield $region => array( $region, (string) $library->getCountryCodeForRegion( $region ) );
		}
		foreach ( $library->getSupportedGlobalNetworkCallingCodes() as $code ) {
			yield "+{$code}" => array( '001', (string) $code );
		}
	}

	#[DataProvider( 'places' )]
	public function test_phone_numbers_are_validated_alike_with_the_numbering_plans_of_the_browser_and_of_the_library( string $region, string $code ): void {
		$theirs = PhoneNumberUtil::getInstance();
		$ours   = Library::withPlans( new Plans( self::FOLDER ) );
		$plan   = '001' === $region ? $theirs->getMetadataForNonGeographicalRegion( (int) $code ) : $theirs->getMetadataForRegion( $region );
		self::assertNotNull( $plan );
		$numbers = array();
		foreach ( array( $plan->getFixedLine(), $plan->getMobile(), $plan->getTollFree(), $plan->getPremiumRate(), $plan->getUan(), $plan->getVoip(), $plan->getPager(), $plan->getPersonalNumber(), $plan->getSharedCost(), $plan->getVoicemail() ) as $kind ) {
			$example = $kind?->getExampleNumber() ?? '';
			foreach ( '' === $example ? array() : $this->variants( $example, $plan->getNationalPrefix() ?? '', $code ) as $number ) {
				$numbers[ $number ] = $this->verdict( $theirs, $number, $region );
			}
		}
		self::assertNotSame( array(), $numbers );
		foreach ( $numbers as $number => $expected ) {
			self::assertSame( $expected, $this->verdict( $ours, (string) $number, $region ), (string) $number );
		}
	}

	public function test_the_exception_for_a_missing_numbering_plan_names_the_plan(): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( '/nowhere/49.json' );
		( new Plans( '/nowhere' ) )->getMetadataForRegion( 'DE' );
	}

	/** @return list<string> Number in national and international format, too short, too long and without area code. */
	private function variants( string $example, string $prefix, string $code ): array {
		return array( $example, $prefix . $example, "+{$code}{$example}", "+{$code}{$prefix}{$example}", "00{$code}{$example}", substr( $example, 0, -1 ), $example . '1', substr( $example, -7 ), substr( $example, -6 ), substr( $example, -5 ), substr( $example, -4 ), "{$prefix}2828505" );
	}

	/** @return list<mixed> */
	private function verdict( object $library, string $number, string $region ): array {
		$formats = $library instanceof Library ? \Vestibule\Vendor\libphonenumber\PhoneNumberFormat::cases() : \libphonenumber\PhoneNumberFormat::cases();
		self::assertTrue( method_exists( $library, 'parse' ) && method_exists( $library, 'format' ) && method_exists( $library, 'isValidNumber' ) && method_exists( $library, 'isPossibleNumberWithReason' ) );
		try {
			$read = $library->parse( $number, $region );
			return array( $library->isPossibleNumberWithReason( $read )->value, $library->isValidNumber( $read ), $library->format( $read, $formats[0] ), $library->format( $read, $formats[1] ) );
		} catch ( \libphonenumber\NumberParseException | \Vestibule\Vendor\libphonenumber\NumberParseException $fault ) {
			return array( $fault->getErrorType() );
		}
	}
}
