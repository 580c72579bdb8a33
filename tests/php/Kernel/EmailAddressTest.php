<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel;

use PHPUnit\Framework\Attributes\TestWith;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Tests\TestCase;

/** Email addresses with internationalized domains. */
final class EmailAddressTest extends TestCase {

	#[TestWith( array( 'info@müller.example', 'info@xn--mller-kva.example' ) )]
	#[TestWith( array( 'Info@MÜLLER.example', 'Info@xn--mller-kva.example' ) )]
	#[TestWith( array( 'a@straße.example', 'a@xn--strae-oqa.example' ) )]
	#[TestWith( array( 'a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai' ) )]
	#[TestWith( array( 'ada@example.org', 'ada@example.org' ) )]
	#[TestWith( array( 'müller@example.org', '' ) )]
	#[TestWith( array( 'a@-ü.example', '' ) )]
	#[TestWith( array( "a@\xff.example", '' ) )]
	#[TestWith( array( 'müller', '' ) )]
	#[TestWith( array( '', '' ) )]
	public function test_the_domain_of_an_email_address_is_converted_to_ascii( string $typed, string $ascii ): void {
		self::assertSame( $ascii, EmailAddress::ascii( $typed ) );
		self::assertSame( '' !== $ascii, EmailAddress::isValid( $typed ) );
	}

	#[TestWith( array( 'müller.example' ) )]
	#[TestWith( array( 'MÜLLER.example' ) )]
	#[TestWith( array( 'straße.example' ) )]
	#[TestWith( array( 'пример.рф' ) )]
	#[TestWith( array( '例え.テスト' ) )]
	public function test_domains_are_converted_to_the_same_ascii_form_without_the_intl_extension( string $domain ): void {
		self::assertSame( EmailAddress::domain( $domain ), EmailAddress::domainByWordPress( $domain ) );
	}

	public function test_invalid_domains_are_rejected_without_the_intl_extension(): void {
		self::assertSame( '', EmailAddress::domainByWordPress( str_repeat( 'ü', 70 ) . '.example' ) );
		self::assertSame( '', EmailAddress::domainByWordPress( "\xff.example" ) );
	}

	public function test_all_spellings_of_an_email_address_have_the_same_key(): void {
		$keys = array_map( EmailAddress::key( ... ), array( 'info@müller.example', ' INFO@Müller.example ', 'info@xn--mller-kva.example', 'info@XN--MLLER-KVA.EXAMPLE' ) );
		self::assertSame( array( 'info@xn--mller-kva.example' ), array_values( array_unique( $keys ) ) );
		self::assertSame( array( 'straße 7', 'ada' ), array( EmailAddress::key( 'Straße 7 ' ), EmailAddress::key( 'Ada' ) ) );
	}

	public function test_in_an_email_header_domains_are_converted_and_names_are_kept(): void {
		self::assertSame( 'Reply-To: Zoë <a@xn--mller-kva.example>, b@example.org', EmailAddress::header( 'Reply-To: Zoë <a@müller.example>, b@example.org' ) );
		self::assertSame( 'Content-Type: text/plain; charset=UTF-8', EmailAddress::header( 'Content-Type: text/plain; charset=UTF-8' ) );
	}
}
