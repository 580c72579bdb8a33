<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Date;

use DateTimeImmutable;
use LogicException;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\DateValue;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\LocalDate;

defined( 'ABSPATH' ) || exit;

/** Formats dates, and evaluates the limits of a date field, which can be relative to today. */
final class Days {

	/** @return string Formatted date. Unchanged if the text is not a date. */
	public static function words( string $text ): string {
		$date   = DateValue::parse( $text );
		$format = get_option( 'date_format' );
		return null === $date || ! is_string( $format )
			? $text
			: LocalDate::format( $format, new DateTimeImmutable( "@{$date->noon()}" ) );
	}

	/** Checks whether a limit is a relative date, such as `today` or `+3 days`. */
	public static function moves( string $text ): bool {
		return null === DateValue::parse( $text ) && null !== DateValue::limit( $text, self::today() );
	}

	/** @return list<string> Error if a date is too early or too late. */
	public static function outside( Field $field, DateValue $date ): array {
		$min = DateValue::limit( $field->string( 'min' ), self::today() );
		$max = DateValue::limit( $field->string( 'max' ), self::today() );
		return match ( true ) {
			null !== $min
				&& $date->text() < $min->text() => array(
					$field->message( 'min', array( 'min' => self::words( $min->text() ) ) ),
				),
			null !== $max
				&& $date->text() > $max->text() => array(
					$field->message( 'max', array( 'max' => self::words( $max->text() ) ) ),
				),
			default => array(),
		};
	}

	private static function today(): DateValue {
		return DateValue::parse( ( new Clock() )->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' ) )
			?? throw new LogicException( 'No day.' );
	}

	/**
	 * Returns a limit for the input. Null if the limit is relative to today. The browser sets such limits, because
	 * pages can be cached.
	 */
	public static function fixed( Field $field, string $limit ): ?string {
		return DateValue::parse( $field->string( $limit ) )?->text();
	}
}
