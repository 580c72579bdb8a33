<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Time;

use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** What zones are called, in both languages. */
final class ZoneTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'zone-names' );
	}

	/** @param array{zone: string, words: string} $row */
	#[DataProvider( 'rows' )]
	public function test_a_zone_is_called_what_people_call_it( array $row ): void {
		self::assertTrue( Zone::isKnown( $row['zone'] ) );
		self::assertSame( $row['words'], Zone::words( $row['zone'] ) );
	}

	public function test_a_setting_is_a_zone_by_a_name_that_php_and_browsers_take(): void {
		$settings = array(
			'UTC+2'         => '+02:00',
			'UTC+5.5'       => '+05:30',
			'UTC+5:30'      => '+05:30',
			'UTC+5.75'      => '+05:45',
			'UTC-3.5'       => '-03:30',
			'UTC-10'        => '-10:00',
			'UTC+0'         => 'UTC',
			'UTC+14'        => '+14:00',
			'UTC+15'        => '',
			'+02:00'        => '+02:00',
			'+00:00'        => 'UTC',
			'Europe/Berlin' => 'Europe/Berlin',
			'Mars/Olympus'  => '',
			'+2'            => '',
			''              => '',
		);
		foreach ( $settings as $setting => $zone ) {
			self::assertSame( $zone, Zone::fromSetting( (string) $setting ), (string) $setting );
			self::assertSame( '' === $zone ? 'UTC' : $zone, ( new DateTimeZone( '' === $zone ? 'UTC' : $zone ) )->getName() );
		}
	}
}
