<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Fields\Answers\Sender;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FieldNames;
use Vestibule\Tests\Fields\OwnTypes;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Sender of an entry, tested with the rows of tests/vectors/sender.json. */
final class SenderTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		yield from Vectors::rows( 'sender' );
	}

	/** @param array{fields: list<array{string, string}>, values: array<string, string|list<string>>, name: string, email: string, phone?: string} $row */
	#[DataProvider( 'rows' )]
	public function test_the_name_and_email_address_and_phone_number_of_the_sender_are_read_from_the_fields( array $row ): void {
		$names  = new FieldNames();
		$fields = array_map( static fn ( array $field ): FormField => OwnTypes::reader()->read( OwnTypes::type( $field[0] ), array( 'name' => $field[1] ), $names ), $row['fields'] );
		$sender = Sender::of( $fields, $row['values'] );
		self::assertSame( array( $row['name'], $row['email'], $row['phone'] ?? '' ), array( $sender->name, $sender->email, $sender->phone ) );
	}
}
