<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin\Cli;

use DateTimeImmutable;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Screen\PostType;
use Vestibule\Kernel\Time\Instant;

defined( 'ABSPATH' ) || exit;

/** Parses the appointment types, hosts and times that users enter in WP-CLI commands. */
final class ArgumentParser {

	private const FORMATS = array( 'Y-m-d H:i', 'Y-m-d\TH:i' );

	/** @return list<int> */
	public static function types( string $name ): array {
		return PostType::named( Events::NAME, $name );
	}

	/** @return list<int> */
	public static function hosts( string $name ): array {
		return PostType::named( Hosts::NAME, $name );
	}

	/**
	 * Parses a UTC time, or a date and time in the site's time zone.
	 *
	 * @return string Time in UTC, such as 2026-12-01T09:00:00Z.
	 */
	public static function time( CommandLine $line, string $text ): string {
		if ( null !== Instant::parse( $text ) ) {
			return $text;
		}
		foreach ( self::FORMATS as $format ) {
			$at = DateTimeImmutable::createFromFormat( "!{$format}", $text, wp_timezone() );
			if ( false !== $at && $at->format( $format ) === $text ) {
				return Instant::format( $at );
			}
		}
		$line->fail(
			"“{$text}” is not a valid time. Use the format 2026-12-01T09:00:00Z, or \"2026-12-01 10:00\" in the time zone of the site."
		);
	}
}
