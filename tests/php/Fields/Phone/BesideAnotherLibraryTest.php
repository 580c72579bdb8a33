<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Phone;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use Vestibule\Fields\Phone\PhoneNumbers;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;
use Vestibule\Vendor\libphonenumber\PhoneNumberUtil;

/** Conflict with another plugin that has loaded a different version of libphonenumber first. */
#[Group( 'mariadb' )]
final class BesideAnotherLibraryTest extends TestCase {

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_phone_numbers_are_validated_even_if_another_plugin_loaded_another_version_of_the_library(): void {
		self::assertFalse( class_exists( PhoneNumberUtil::class, false ), 'The library is not loaded yet.' );
		require WP_PLUGIN_DIR . '/phones-eight/phones-eight.php';
		$file = ( new \ReflectionClass( 'libphonenumber\\PhoneNumberUtil' ) )->getFileName();
		self::assertSame( WP_PLUGIN_DIR . '/phones-eight/libphonenumber/PhoneNumberUtil.php', $file );

		$numbers = new PhoneNumbers();
		$rows    = 0;
		foreach ( Vectors::rows( 'phone' ) as $case => [ $row ] ) {
			self::assertIsString( $row['number'] );
			self::assertIsString( $row['country'] );
			self::assertSame( $row['e164'], $numbers->verdict( $row['number'], $row['country'] )->e164, $case );
			++$rows;
		}
		self::assertGreaterThan( 100, $rows );
	}

	public function test_the_bundled_library_uses_only_its_own_namespace(): void {
		$folder = WP_PLUGIN_DIR . '/vestibule/vendor/libphonenumber';
		$files  = array_map( strval( ... ), array( ...(array) glob( "{$folder}/*.php" ), ...(array) glob( "{$folder}/*/*.php" ) ) );
		self::assertGreaterThan( 15, count( $files ) );
		foreach ( array( ...$files, WP_PLUGIN_DIR . '/vestibule/src/Fields/Phone/PhoneNumbers.php' ) as $file ) {
			self::assertSame( 0, preg_match( '~(?<!Vestibule\\\\Vendor\\\\)(?<!Vestibule\\\\\\\\Vendor\\\\\\\\)\blibphonenumber\\\\|^namespace (?!Vestibule\\\\)~m', (string) file_get_contents( $file ) ), $file );
		}
	}
}
