<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\Entries\Entry;
use Vestibule\Entries\Rows;
use Vestibule\View\CommandLine;

/** The entries whose numbers a command was given; one that is missing ends the command. */
final class FoundEntries {

	private const BATCH = 100;

	public function __construct( private readonly CommandLine $line, private readonly Rows $rows ) {}

	/**
	 * @param list<string> $args
	 * @return non-empty-list<Entry>
	 */
	public function find( array $args ): array {
		$ids     = $this->line->numbers( $args );
		$entries = array();
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			array_push( $entries, ...$this->rows->findAll( $batch ) );
		}
		$missing = array_diff( $ids, array_map( static fn ( Entry $entry ): int => $entry->id, $entries ) );
		if ( array() !== $missing || array() === $entries ) {
			$this->line->fail( sprintf( 'There is no entry %s. Nothing was changed.', implode( ', ', $missing ) ) );
		}
		return $entries;
	}
}
