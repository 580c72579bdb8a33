<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;

/** Dates and instants as calls and the database write them: strictly, and only such as exist. */
final class Instant {

	private const FORMAT = 'Y-m-d\TH:i:s\Z';

	/**
	 * An instant such as 2026-12-01T09:00:00Z, as browsers and options write it: milliseconds may follow and are
	 * dropped.
	 */
	public static function parse( ?string $text ): ?DateTimeImmutable {
		return self::exact( self::FORMAT, (string) preg_replace( '/\.\d{1,3}(?=Z$)/D', '', $text ?? '' ) );
	}

	/** A date such as 2026-12-01, at midnight UTC. */
	public static function date( ?string $text ): ?DateTimeImmutable {
		return self::exact( 'Y-m-d', $text ?? '' );
	}

	public static function format( DateTimeImmutable $at ): string {
		return $at->setTimezone( new DateTimeZone( 'UTC' ) )->format( self::FORMAT );
	}

	private static function exact( string $format, string $text ): ?DateTimeImmutable {
		$at = str_contains( $text, "\0" ) ? false : DateTimeImmutable::createFromFormat( "!{$format}", $text, new DateTimeZone( 'UTC' ) );
		return false !== $at && $at->format( $format ) === $text ? $at : null;
	}

	/** An instant as the database keeps it. */
	public static function stored( ?string $column ): DateTimeImmutable {
		return new DateTimeImmutable( (string) $column, new DateTimeZone( 'UTC' ) );
	}

	/** The same as programs get it, such as 2026-12-01T09:00:00Z; empty where there is none. */
	public static function formatStored( ?string $column ): string {
		return null === $column ? '' : str_replace( ' ', 'T', $column ) . 'Z';
	}
}
