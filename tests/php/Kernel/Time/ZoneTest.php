<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Time;

use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Names of time zones, in both languages. */
final class ZoneTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'zone-names' );
	}

	/** @param array{zone: string, words: string} $row */
	#[DataProvider( 'rows' )]
	public function test_each_time_zone_has_a_readable_name( array $row ): void {
		self::assertTrue( Zone::isKnown( $row['zone'] ) );
		self::assertSame( $row['words'], Zone::words( $row['zone'] ) );
	}

	public function test_time_zone_settings_are_converted_to_names_that_php_and_browsers_accept(): void {
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
			'leapseconds'   => '',
			'+2'            => '',
			''              => '',
		);
		foreach ( $settings as $setting => $zone ) {
			self::assertSame( $zone, Zone::fromSetting( (string) $setting ), (string) $setting );
			self::assertSame( '' === $zone ? 'UTC' : $zone, ( new DateTimeZone( '' === $zone ? 'UTC' : $zone ) )->getName() );
		}
	}
}
