<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Fields\Value;
use Vestibule\Tests\Vectors;

/** Texts of answers in emails, on screens and in exports, with rows for each type in tests/vectors/fields. */
final class FieldTextTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::fieldRows( 'texts' );
	}

	/** @return iterable<string, array{string}> */
	public static function kinds(): iterable {
		yield 'rules' => array( 'rules' );
		yield 'texts' => array( 'texts' );
		yield 'views' => array( 'views' );
	}

	#[DataProvider( 'kinds' )]
	public function test_the_test_vectors_cover_every_field_type( string $kind ): void {
		$types = array();
		foreach ( Vectors::fieldRows( $kind ) as [ $row ] ) {
			/** @var array{field: array{type: string}} $row */
			$types[ $row['field']['type'] ] = true;
		}
		self::assertEqualsCanonicalizing( array_keys( OwnTypes::all()->all() ), array_keys( $types ) );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_an_answer_has_the_expected_text_and_export_columns( array $row ): void {
		/** @var array{field: array<string, mixed>, values: array<string, string|list<string>>, text: string, columns: array<string, string>} $row */
		$field = FieldRow::field( $row['field'] );
		$value = new Value( $row['values'] );
		self::assertSame( $row['text'], $field->type->asText( $field, $value ) );
		self::assertSame( $row['columns'], $field->type->export( $field, $value ) );
	}

	public function test_only_field_types_with_several_values_store_lists(): void {
		foreach ( OwnTypes::all()->all() as $name => $type ) {
			self::assertSame( in_array( $name, array( 'checkbox', 'file', 'image', 'image-choice', 'multi-select', 'ranking' ), true ), $type->holdsList(), $name );
		}
	}
}
