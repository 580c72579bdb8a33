<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Closure;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\Listing;
use Vestibule\Entries\Payload;
use Vestibule\View\Csv;

/** Entries as a file, piece by piece: only so many are held at once. The oldest comes first, so that new ones shift nothing. */
final class Export {

	/** What stands before the answers. */
	private const FIRST = array( 'id', 'form', 'form_title', 'status', 'created_at', 'appointment', 'appointment_status', 'mail', 'source_url' );

	/**
	 * @param Closure(string): int  $write
	 * @param Closure(): (void|null) $tick  After each entry.
	 */
	public function __construct(
		private readonly Listing $listing,
		private readonly Payload $payload,
		private readonly Closure $write,
		private readonly Closure $tick,
	) {}

	/** A column for each question, whichever form asks it; so all entries are read twice. */
	public function csv( Filter $filter ): void {
		$questions = array();
		foreach ( $this->listing->all( $filter ) as $entry ) {
			$questions += array_flip( array_column( $this->payload->columns( $entry ), 'heading' ) );
		}
		$questions = array_map( strval( ... ), array_keys( $questions ) );
		( $this->write )( Csv::START . Csv::line( array( ...self::FIRST, ...$questions ) ) );
		foreach ( $this->listing->all( $filter ) as $entry ) {
			$row     = Row::whole( $this->payload->entry( $entry ) );
			$answers = array_column( $this->payload->columns( $entry ), 'text', 'heading' );
			$first   = array_map( static fn ( string $name ): string => is_scalar( $row[ $name ] ) ? (string) $row[ $name ] : '', self::FIRST );
			( $this->write )( Csv::line( array( ...$first, ...array_map( static fn ( string $question ): string => $answers[ $question ] ?? '', $questions ) ) ) );
			( $this->tick )();
		}
	}

	/** One list, each entry in a line of its own. */
	public function json( Filter $filter ): void {
		$before = "[\n";
		foreach ( $this->listing->all( $filter ) as $entry ) {
			( $this->write )( $before . wp_json_encode( Row::whole( $this->payload->entry( $entry ) ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			$before = ",\n";
			( $this->tick )();
		}
		( $this->write )( "[\n" === $before ? "[]\n" : "\n]\n" );
	}
}
