<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Contract\FormSettings;
use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Tests\Vectors;

final class SubmittedDataTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'serialize' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_server_reads_the_data_that_the_browser_serializes( array $row ): void {
		/** @var list<array<string, mixed>> $fields */
		$fields = $row['fields'];
		self::assertIsString( $row['data'] );
		self::assertSame( $row['values'], $this->values( $fields, $row['data'] ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function malformed(): iterable {
		yield 'a list for a text field' => array( 'a[]=1', 400 );
		yield 'a map for a text field' => array( 'a[x]=1', 400 );
		yield 'a text for a field with parts' => array( 'names=Ana', 400 );
		yield 'a list for a field with parts' => array( 'names[]=Ana', 0 );
		yield 'an empty text for a field with parts' => array( 'names=', 0 );
		yield 'a list for a part' => array( 'names[first_name][]=Ana', 400 );
		yield 'nested keys for a text field' => array( 'a[a][b]=1', 400 );
		yield 'nested keys in a list of choices' => array( 'm[][b]=1', 400 );
		yield 'an unclosed bracket' => array( 'a[=1', 400 );
		yield 'the same text twice' => array( 'a=1&a=2', 400 );
		yield 'the same part twice' => array( 'names[first_name]=1&names[first_name]=2', 400 );
		yield 'a text and then a list' => array( 'a=1&a[]=2', 400 );
		yield 'a list and then a text' => array( 'a[]=1&a=2', 400 );
		yield 'keys in a list of choices' => array( 'm[7]=x', 400 );
		yield 'invalid UTF-8 in a value' => array( 'a=%C3%28', 400 );
		yield 'invalid UTF-8 in a name' => array( '%FF=1', 400 );
		yield 'invalid UTF-8 in an unknown name' => array( 'zzz=%FF', 400 );
		yield 'half a surrogate' => array( 'a=%ED%A0%80', 400 );
		yield 'a NUL character' => array( 'a=x%00y', 400 );
		yield '200 choices' => array( implode( '&', array_fill( 0, 200, 'm[]=x' ) ), 0 );
		yield '201 choices' => array( implode( '&', array_fill( 0, 201, 'm[]=x' ) ), 400 );
		yield '2001 pairs' => array( implode( '&', array_fill( 0, 2001, 'zzz=x' ) ), 400 );
		yield '256 kB' => array( 'a=' . str_repeat( 'x', 262142 ), 0 );
		yield 'more than 256 kB' => array( 'a=' . str_repeat( 'x', 262143 ), 413 );
		yield 'an empty body' => array( '', 0 );
		yield 'unknown fields' => array( 'user_id=1&status=read&role[]=administrator', 0 );
		yield 'unknown fields without a name' => array( '=1&[]=2&[x]=3&]=4', 0 );
		yield 'an unknown field twice' => array( 'zzz=1&zzz=2', 0 );
		yield 'an unknown field as a text and a list' => array( 'zzz=1&zzz[]=2&zzz[a]=3', 0 );
		yield 'an unknown field with nested keys' => array( 'zzz[a][b][]=1&zzz[a][b][]=2', 0 );
		yield 'unknown fields with broken brackets' => array( 'zzz[=1&yyy]=2&xxx[a]b=3', 0 );
		yield 'an unknown field with a very long name' => array( str_repeat( 'z', 5000 ) . '[' . str_repeat( 'y', 5000 ) . ']=1', 0 );
		yield 'unknown parts, one twice and one nested' => array( 'names[zzz]=1&names[zzz]=2&names[yyy][]=3', 0 );
		yield 'an unknown field with too many values' => array( implode( '&', array_fill( 0, 400, 'zzz[]=x' ) ), 0 );
	}

	/** @param int $status Expected status. 0 for no error. */
	#[DataProvider( 'malformed' )]
	public function test_a_malformed_submission_body_is_rejected_with_the_expected_status( string $data, int $status ): void {
		try {
			$names = array( 'type' => 'name', 'name' => 'names', 'parts' => array( array( 'name' => 'names[first_name]', 'required' => true ) ) );
			$this->values( array( array( 'name' => 'a' ), array( 'type' => 'multi-select', 'name' => 'm' ), $names ), $data );
			self::assertSame( $status, 0 );
		} catch ( SubmissionRefused $refused ) {
			self::assertSame( $status, $refused->status );
		}
	}

	public function test_control_characters_are_removed_from_submitted_values(): void {
		$fields = array( array( 'name' => 'a' ), array( 'type' => 'textarea', 'name' => 'b' ) );
		self::assertSame(
			array( 'a' => 'x Bcc: y z', 'b' => "one\ntwo\tthree" ),
			$this->values( $fields, 'a=x%0D%0ABcc:%20y%1Bz&b=one%0D%0Atwo%09three%07' )
		);
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @return array<string, string|list<string>>
	 */
	private function values( array $fields, string $data ): array {
		$form = new FormDefinition( 1, 1, '', array_map( FieldRow::field( ... ), $fields ), new FormSettings() );
		return ( new FieldValues() )->read( $form, SubmittedData::fromData( $data ) );
	}
}
