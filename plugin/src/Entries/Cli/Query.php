<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\Contracts\Schema;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\Listing;
use Vestibule\Entries\Find\QueryReader;
use Vestibule\View\CommandLine;

/** The options that choose entries, with the limits of the screen's list (contract entries-query). */
final class Query {

	private const OPTIONS = array( 'form', 'status', 'search', 'mail', 'from', 'to', 'starred', 'field', 'match', 'value' );

	public function __construct( private readonly Schema $schema, private readonly CommandLine $line, public readonly Listing $listing ) {}

	/** @param array<string, mixed> $assoc */
	public function filter( array $assoc ): Filter {
		$asked = array_intersect_key( $assoc, array_flip( self::OPTIONS ) );
		if ( isset( $asked['form'] ) && is_string( $asked['form'] ) && ctype_digit( $asked['form'] ) ) {
			$asked['form'] = (int) $asked['form'];
		}
		foreach ( $this->schema->faults( 'entries-query', $asked ) as $path => $words ) {
			$this->line->fail( "--{$path}: {$words}" );
		}
		$fit = $this->schema->fit( 'entries-query', $asked );
		return QueryReader::read( $fit, null );
	}
}
