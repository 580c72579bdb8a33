<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\DataProvider;

/** Submissions with invalid values or a malformed body, which fail with 400, 413 or 422 (docs/rest.md). */
final class SubmitRulesTest extends SubmitTestCase {

	/** @return iterable<string, array{array<string, mixed>, array<string, list<string>>}> */
	public static function broken(): iterable {
		$required = array( 'This field is required' );
		yield 'empty fields' => array(
			array_fill_keys( array( 'names', 'email', 'country-list', 'phone', 'input_text_1', 'input_text', 'input_radio', 'multi_select', 'description', 'fcal_booking_2', 'gdpr-agreement' ), null ),
			array(
				'names[first_name]' => $required,
				'names[last_name]'  => $required,
				'email'             => $required,
				'country-list'      => $required,
				'input_text_1'      => $required,
				'input_text'        => $required,
				'input_radio'       => $required,
				'multi_select'      => $required,
				'fcal_booking_2'    => array( 'Appointment Date & Time is required' ),
				'gdpr-agreement'    => $required,
			),
		);
		yield 'an invalid email address' => array( array( 'email' => 'ana@example' ), array( 'email' => array( 'This field must contain a valid email' ) ) );
		yield 'an invalid phone number' => array( array( 'phone' => '+49 1' ), array( 'phone' => array( 'Phone number is not valid' ) ) );
		yield 'too many options' => array( array( 'multi_select' => array( 'courses', 'visits', 'research', 'library' ) ), array( 'multi_select' => array( 'Only 3 options can be added' ) ) );
		yield 'a multi-select option that is not offered' => array( array( 'multi_select' => array( 'courses', 'free-beer' ) ), array( 'multi_select' => array( 'Choose from the options shown' ) ) );
		yield 'a radio option that is not offered' => array( array( 'input_radio' => 'fax' ), array( 'input_radio' => array( 'Choose from the options shown' ) ) );
		yield 'an unknown country' => array( array( 'country-list' => 'XX', 'phone' => '' ), array( 'country-list' => array( 'Choose a country from the list' ) ) );
		yield 'a past time' => array( array( 'fcal_booking_2' => '2020-01-06T09:00:00Z' ), array( 'fcal_booking_2' => array( 'This time is not available. Choose another one' ) ) );
		yield 'a time outside of opening hours' => array( array( 'fcal_booking_2' => gmdate( 'Y-m-d', strtotime( '+5 days' ) ) . 'T02:13:00Z' ), array( 'fcal_booking_2' => array( 'This time is not available. Choose another one' ) ) );
		yield 'an invalid time' => array( array( 'fcal_booking_2' => 'tomorrow' ), array( 'fcal_booking_2' => array( 'This time is not available. Choose another one' ) ) );
		yield 'a text that is too long' => array( array( 'input_text' => str_repeat( 'x', 201 ) ), array( 'input_text' => array( 'Use at most 200 characters' ) ) );
	}

	/**
	 * @param array<string, mixed>        $changes
	 * @param array<string, list<string>> $errors
	 */
	#[DataProvider( 'broken' )]
	public function test_an_invalid_value_fails_with_422_and_an_error_at_its_field( array $changes, array $errors ): void {
		$answer = $this->site->submit( $changes );
		self::assertSame( 422, $answer->status );
		self::assertSame( $errors, $answer->body['errors'] );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function malformed(): iterable {
		yield 'no data' => array( array( 'form_id' => '4' ) );
		yield 'data as a list' => array( array( 'form_id' => '4', 'data' => array( 'x' ) ) );
		yield 'no form ID' => array( array( 'data' => 'a=1' ) );
		yield 'a form ID as a list' => array( array( 'form_id' => array( '4' ), 'data' => 'a=1' ) );
		yield 'a form ID that is not a number' => array( array( 'form_id' => '4 OR 1=1', 'data' => 'a=1' ) );
		yield 'a form ID beyond 64 bits' => array( array( 'form_id' => '99999999999999999999999', 'data' => 'a=1' ) );
		yield 'encoded invalid UTF-8 in the data' => array( array( 'form_id' => '4', 'data' => 'email=%C3%28' ) );
		yield 'raw invalid UTF-8 in the data' => array( array( 'form_id' => '4', 'data' => "email=\xC3\x28" ) );
		yield 'a token as a list' => array( array( 'form_id' => '4', 'data' => '__vestibule_token[]=x' ) );
		yield 'a honeypot as a list' => array( array( 'form_id' => '4', 'data' => 'item_4__url[]=' ) );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'malformed' )]
	public function test_a_malformed_body_fails_with_400( array $body ): void {
		$answer = $this->site->answer( $this->site->submitCall(), $body );
		self::assertSame( 400, $answer->status );
		self::assertSame( array( 'form' ), array_keys( $this->errors( $answer ) ) );
	}

	public function test_a_list_submitted_for_a_text_field_fails_with_400(): void {
		self::assertSame( 400, $this->site->submit( array( 'email' => array( 'ana@example.com' ) ) )->status );
		self::assertSame( 400, $this->site->submit( array( 'names' => 'Ana Li' ) )->status );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_value_of_one_megabyte_fails_with_413(): void {
		self::assertSame( 413, $this->site->submit( array( 'description' => str_repeat( 'x', 1048576 ) ) )->status );
	}
}
