<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Contracts\PhoneNumbers;
use Vestibule\Contracts\PhoneVerdict;
use Vestibule\Country\Countries;
use Vestibule\Country\Names;
use Vestibule\Form\Rules\Email;
use Vestibule\Form\Rules\FieldRules;
use Vestibule\Tests\Vectors;

final class RulesTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'rules' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_a_field_is_judged_as_in_the_browser( array $row ): void {
		/** @var array<string, mixed> $field */
		$field = $row['field'];
		/** @var array<string, string|list<string>> $values */
		$values = $row['values'];
		$rules  = $this->rules( $row['phone'] ?? true );
		self::assertSame( $row['errors'], $rules->errors( FieldRow::field( $field ), $values ) );
	}

	public function test_a_country_without_options_is_one_of_the_iso_list(): void {
		$field = FieldRow::field( array( 'type' => 'country' ) );
		self::assertSame( array(), $this->rules( true )->errors( $field, array( 'f' => 'BV' ) ) );
		self::assertSame( array( 'f' => array( 'invalid' ) ), $this->rules( true )->errors( $field, array( 'f' => 'XK' ) ) );
	}

	public function test_a_hostile_address_is_judged_in_no_time(): void {
		$start = microtime( true );
		foreach ( array( str_repeat( 'a.', 50000 ), str_repeat( 'a', 60 ) . '@' . str_repeat( 'a-', 50000 ), 'a@' . str_repeat( 'é.', 50000 ) ) as $text ) {
			self::assertFalse( Email::isValid( $text ) );
		}
		self::assertLessThan( 0.2, microtime( true ) - $start );
	}

	private function rules( mixed $verdict ): FieldRules {
		$phones = new class( true === $verdict ) implements PhoneNumbers {
			public function __construct( private readonly bool $valid ) {}

			public function verdict( string $number, string $country ): PhoneVerdict {
				return new PhoneVerdict( 0, $this->valid, null, null, '' );
			}
		};
		return new FieldRules( $phones, new Countries( new Names() ) );
	}
}
