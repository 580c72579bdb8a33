<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use DateTimeImmutable;
use Vestibule\Calendar\Appointments;
use Vestibule\Calendar\OfferedSlot;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Fields\Country\Countries;
use Vestibule\Fields\Country\Names;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Phone\PhoneNumbers;
use Vestibule\Fields\Tree\FieldReader;
use Vestibule\Fields\Types\Appointment\Appointment;
use Vestibule\Fields\Types\StandardTypes;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Tests\Contracts;

/** The plugin's own field types, with fake appointments and files that accept every value. */
final class OwnTypes {

	public static function all(): FieldTypes {
		$texts = new AgreedTexts( static fn ( string $purpose, string $text ): string => hash( 'sha256', "a test's secret|{$purpose}|{$text}" ) );
		return new FieldTypes( ( new StandardTypes( new Countries( new Names() ), new Appointment( self::appointments(), new Clock() ), new PhoneNumbers(), new AnyFiles(), $texts ) )->add( ... ) );
	}

	public static function type( string $name ): FieldType {
		return self::all()->get( $name ) ?? throw new \InvalidArgumentException( "There is no type {$name}." );
	}

	public static function reader(): FieldReader {
		return new FieldReader( Contracts::schema() );
	}

	private static function appointments(): Appointments {
		return new class() implements Appointments {
			public function event( int $event ): int {
				return 1;
			}

			public function timezone( int $event ): string {
				return 'UTC';
			}

			public function freeTimes( int $event, DateTimeImmutable $from, DateTimeImmutable $to, int $host = 0 ): array {
				return array();
			}

			public function isOffered( int $event, DateTimeImmutable $start ): bool {
				return true;
			}

			public function hosts( int $event ): array {
				return array();
			}

			public function waitingPage( int $event ): string {
				return '';
			}

			public function heldSlot( int $event ): ?OfferedSlot {
				return null;
			}

			public function lastChanged(): string {
				return '';
			}

			public function book( int $event, DateTimeImmutable $start, int $submission, string $timezone, string $hold = '', int $host = 0 ): int {
				return 1;
			}

			public function slots( int $event, string $from, string $to, string $timezone, int $host = 0 ): array {
				return array( 'timezone' => $timezone, 'days' => array() );
			}
		};
	}
}
