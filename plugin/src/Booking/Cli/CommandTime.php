<?php

declare(strict_types=1);

namespace Vestibule\Booking\Cli;

use DateTimeImmutable;
use Vestibule\Booking\Instant;
use Vestibule\View\CommandLine;

defined( 'ABSPATH' ) || exit;

/** Times as somebody types them: an instant in UTC, or day and time on the clock of the site. */
final class CommandTime {

	private const FORMATS = array( 'Y-m-d H:i', 'Y-m-d\TH:i' );

	public function __construct( private readonly CommandLine $line ) {}

	/** @return string An instant such as 2026-12-01T09:00:00Z. */
	public function read( string $text ): string {
		if ( null !== Instant::parse( $text ) ) {
			return $text;
		}
		foreach ( self::FORMATS as $format ) {
			$at = DateTimeImmutable::createFromFormat( "!{$format}", $text, wp_timezone() );
			if ( false !== $at && $at->format( $format ) === $text ) {
				return Instant::format( $at );
			}
		}
		$this->line->fail( "“{$text}” is no time. It is typed as 2026-12-01T09:00:00Z, or as \"2026-12-01 10:00\" in the time zone of the site." );
	}
}
