<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;

/** Strict parser and formatter for dates and instants in requests and in the database. */
final class Instant {

	private const FORMAT = 'Y-m-d\TH:i:s\Z';

	/** Parses an instant such as 2026-12-01T09:00:00Z. Ignores milliseconds. Returns null if the text is invalid. */
	public static function parse( ?string $text ): ?DateTimeImmutable {
		return self::exact( self::FORMAT, (string) preg_replace( '/\.\d{1,3}(?=Z$)/D', '', $text ?? '' ) );
	}

	/** Parses a date such as 2026-12-01, as midnight in UTC. Returns null if the text is invalid. */
	public static function date( ?string $text ): ?DateTimeImmutable {
		return self::exact( 'Y-m-d', $text ?? '' );
	}

	public static function format( DateTimeImmutable $at ): string {
		return $at->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::FORMAT );
	}

	private static function exact( string $format, string $text ): ?DateTimeImmutable {
		$at = str_contains( $text, "\0" )
			? false
			: DateTimeImmutable::createFromFormat( "!{$format}", $text, new DateTimeZone( 'UTC' ) );
		return false !== $at && $at->format( $format ) === $text ? $at : null;
	}

	/** Parses a date and time from a database column. */
	public static function stored( ?string $column ): DateTimeImmutable {
		return new DateTimeImmutable( (string) $column, new DateTimeZone( 'UTC' ) );
	}

	/** Formats the value of a database column for API clients, such as 2026-12-01T09:00:00Z. Empty for null. */
	public static function formatStored( ?string $column ): string {
		return null === $column ? '' : str_replace( ' ', 'T', $column ) . 'Z';
	}
}
