<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use DateTimeImmutable;
use Vestibule\Calendar\Appointments;
use Vestibule\Calendar\KeptTime;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Tree\FieldReader;
use Vestibule\Fields\Types\Appointment\Appointment;
use Vestibule\Fields\Types\Choice\Pictures;
use Vestibule\Fields\Types\StandardTypes;
use Vestibule\Kernel\Country\Countries as AllCountries;
use Vestibule\Kernel\Country\CountryList as Countries;
use Vestibule\Kernel\Country\Names;
use Vestibule\Kernel\Phone\PhoneJudge as PhoneNumbers;
use Vestibule\Kernel\Phone\PhoneVerdict;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Clock;

/** The plugin's own field types, with numbers and times that hold as a row says, whatever numbers and times they are. */
final class OwnTypes {

	public static function all( ?Countries $countries = null, bool $arePhonesValid = true ): FieldTypes {
		$phones = new class( $arePhonesValid ) implements PhoneNumbers {
			public function __construct( private readonly bool $valid ) {}

			public function verdict( string $number, string $country ): PhoneVerdict {
				return new PhoneVerdict( 0, $this->valid, null, null, '' );
			}

			public function withDialCode( string $number, string $country ): ?string {
				return $this->valid ? $number : null;
			}
		};
		return new FieldTypes( ( new StandardTypes( $countries ?? new AllCountries( new Names() ), new Appointment( self::appointments(), new Clock() ), $phones, new AnyFiles(), new AgreedTexts( static fn ( string $purpose, string $text ): string => hash( 'sha256', "a test's secret|{$purpose}|{$text}" ) ), self::pictures() ) )->add( ... ) );
	}

	public static function type( string $name ): FieldType {
		return self::all()->get( $name ) ?? throw new \InvalidArgumentException( "There is no type {$name}." );
	}

	public static function reader(): FieldReader {
		return new FieldReader( new Schema( dirname( __DIR__, 3 ) . '/plugin/contracts' ) );
	}

	/** Those of the rows in tests/vectors/fields/image-choice.json. */
	private static function pictures(): Pictures {
		return new class() implements Pictures {
			public function find( array $ids ): array {
				$picture = static fn ( int $id ): array => array( 'src' => "/{$id}.webp", 'srcset' => "/{$id}.webp 300w, /{$id}-2.webp 768w", 'sizes' => '50vw', 'width' => 300, 'height' => 200, 'alt' => 7 === $id ? 'A "door" & <b>' : '' );
				return array_map( static fn ( int $id ): ?array => $id > 0 ? $picture( $id ) : null, $ids );
			}
		};
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

			public function keptTime( int $event ): ?KeptTime {
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
