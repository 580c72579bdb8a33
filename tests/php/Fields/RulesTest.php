<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Contract\FormSettings;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Rules\Email;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Tests\ProcessorTime;
use Vestibule\Tests\Vectors;

final class RulesTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::fieldRows( 'rules' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_fields_are_validated_the_same_way_as_in_the_browser( array $row ): void {
		/** @var array<string, mixed> $field */
		$field = $row['field'];
		/** @var array<string, string|list<string>> $values */
		$values = $row['values'];
		$now = is_string( $row['now'] ?? null ) ? new DateTimeImmutable( $row['now'] ) : null;
		$set = static fn( DateTimeImmutable $real ): DateTimeImmutable => $now ?? $real;
		add_filter( 'vestibule/now', $set );
		$errors = $this->errors( FieldRow::field( $field ), $values );
		remove_filter( 'vestibule/now', $set );
		self::assertSame( $row['errors'], $errors );
	}

	public function test_a_country_field_without_options_accepts_only_iso_countries(): void {
		$field = FieldRow::field( array( 'type' => 'country' ) );
		self::assertSame( array(), $this->errors( $field, array( 'f' => 'BV' ) ) );
		self::assertSame( array( 'f' => array( 'invalid' ) ), $this->errors( $field, array( 'f' => 'XK' ) ) );
	}

	public function test_a_malicious_email_address_is_rejected_quickly(): void {
		foreach ( array( str_repeat( 'a.', 50000 ), str_repeat( 'a', 60 ) . '@' . str_repeat( 'a-', 50000 ), 'a@' . str_repeat( 'é.', 50000 ) ) as $text ) {
			self::assertLessThan( 0.2, ProcessorTime::of( static fn () => self::assertFalse( Email::isValid( $text ) ) ) );
		}
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, list<string>>
	 */
	private function errors( FormField $field, array $values ): array {
		if ( $field->type instanceof HoldsRows ) {
			$values = $field->type->read( $field, SubmittedData::fromData( http_build_query( $values ) ) )->posted;
		}
		return $field->type->errors( $field, $field->valueIn( $values ), ( new FormDefinition( 1, 1, '', array( $field ), new FormSettings() ) )->context( $values ) );
	}
}
