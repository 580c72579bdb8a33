<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Forms\View\Errors;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

final class NamedErrorsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'named-errors' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_list_of_errors_names_each_field_once_per_error( array $row ): void {
		self::assertIsString( $row['label'] );
		self::assertIsString( $row['error'] );
		self::assertSame( $row['text'], Errors::named( $row['label'], $row['error'] ) );
	}
}
