<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Phone;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Fields\Phone\Fault;
use Vestibule\Fields\Phone\PhoneNumbers;
use Vestibule\Tests\ProcessorTime;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

final class PhoneNumbersTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cases(): iterable {
		return Vectors::rows( 'phone' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'cases' )]
	public function test_phone_numbers_are_validated_the_same_way_as_in_the_browser( array $row ): void {
		self::assertIsString( $row['number'] );
		self::assertIsString( $row['country'] );

		$verdict = $this->numbers()->verdict( $row['number'], $row['country'] );

		unset( $row['case'], $row['number'], $row['country'] );
		self::assertSame( $row, get_object_vars( $verdict ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function dialCodes(): iterable {
		return Vectors::rows( 'phone-dial-code' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'dialCodes' )]
	public function test_a_dial_code_is_added_to_a_phone_number_only_once( array $row ): void {
		self::assertIsString( $row['number'] );
		self::assertIsString( $row['country'] );
		$full = $this->numbers()->withDialCode( $row['number'], $row['country'] );
		self::assertSame( $row['full'], $full );
		self::assertSame( $full, null === $full ? null : $this->numbers()->withDialCode( $full, $row['country'] ) );
	}

	public function test_formatting_an_international_phone_number_again_does_not_change_it(): void {
		foreach ( Vectors::rows( 'phone' ) as [ $row ] ) {
			if ( is_string( $row['international'] ) && is_string( $row['country'] ) ) {
				self::assertSame( $row['international'], $this->numbers()->verdict( $row['international'], $row['country'] )->international );
			}
		}
	}

	/** @return iterable<string, array{string}> */
	public static function badTexts(): iterable {
		yield 'invalid UTF-8' => array( "030 \xff 123456" );
		yield 'an incomplete character at the end' => array( "030 123456\xe2\x82" );
		yield 'a megabyte of digits' => array( str_repeat( '1', 1_000_000 ) );
		yield 'a megabyte of brackets' => array( str_repeat( '(', 1_000_000 ) );
		yield 'a text that causes backtracking' => array( str_repeat( '1 ext ', 41 ) );
	}

	#[DataProvider( 'badTexts' )]
	public function test_an_invalid_or_huge_phone_number_is_rejected_quickly( string $text ): void {
		$numbers = $this->numbers();
		$verdict = null;
		$seconds = ProcessorTime::of(
			static function () use ( $numbers, $text, &$verdict ): void {
				$verdict = $numbers->verdict( $text, 'DE' );
			}
		);

		self::assertNotNull( $verdict );
		self::assertFalse( $verdict->valid );
		self::assertContains( $verdict->message, array( Fault::NotANumber->message(), Fault::TooLong->message() ) );
		self::assertLessThan( 1.0, $seconds, 'seconds' );
	}

	public function test_an_invalid_country_is_ignored(): void {
		foreach ( array( "\xff\xff", '../', str_repeat( 'D', 10_000 ), '001' ) as $country ) {
			self::assertSame( 1, $this->numbers()->verdict( '030 123456', $country )->code );
		}
	}

	public function test_every_phone_error_code_has_a_message_for_the_browser(): void {
		self::assertSame(
			array( 'INVALID_COUNTRY_CODE', 'TOO_SHORT_AFTER_IDD', 'TOO_SHORT', 'TOO_LONG', 'NOT_A_NUMBER', 'NOT_VALID' ),
			array_keys( Fault::messages() )
		);
	}

	private function numbers(): PhoneNumbers {
		return new PhoneNumbers();
	}
}
