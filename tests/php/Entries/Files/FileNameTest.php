<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Entries\Files\FileName;
use Vestibule\Entries\Files\UploadRefused;
use Vestibule\Tests\Vectors;

final class FileNameTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'upload-names' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_a_file_name_is_cleaned_or_rejected_as_expected( array $row ): void {
		/** @var array{given: string, clean?: string, refused?: string} $row */
		try {
			self::assertSame( $row['clean'] ?? null, FileName::clean( $row['given'] ) );
		} catch ( UploadRefused $refused ) {
			self::assertStringContainsString( $row['refused'] ?? 'nothing', $refused->getMessage() );
		}
	}

	public function test_a_long_file_name_is_shortened_and_keeps_its_extension(): void {
		$name = FileName::clean( str_repeat( 'ä', 300 ) . '.pdf' );
		self::assertSame( 154, mb_strlen( $name ) );
		self::assertStringEndsWith( 'ä.pdf', $name );
	}

	public function test_a_file_name_with_invalid_utf_8_is_rejected(): void {
		$this->expectException( UploadRefused::class );
		FileName::clean( "a\xFF.pdf" );
	}
}
