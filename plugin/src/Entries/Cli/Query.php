<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\Contracts\Schema;
use Vestibule\Form\Programs\FormCatalog;
use Vestibule\View\CommandLine;

/** The options that choose entries, with the limits of the screen's list (contract entries-query). */
final class Query {

	private const OPTIONS = array( 'form', 'status', 'search', 'mail', 'from', 'to', 'starred', 'field', 'match', 'value' );

	public function __construct( private readonly Schema $schema, private readonly CommandLine $line, private readonly FormCatalog $forms ) {}

	/**
	 * @param array<string, mixed> $assoc
	 * @return array<string, mixed> Of the contract.
	 */
	public function read( array $assoc ): array {
		$asked = array_intersect_key( $assoc, array_flip( self::OPTIONS ) );
		if ( isset( $asked['form'] ) ) {
			$asked['form'] = $this->line->namedOption( $asked, 'form', 'form', $this->forms->named( ... ) );
		}
		foreach ( $this->schema->faults( 'entries-query', $asked ) as $path => $words ) {
			$this->line->fail( "--{$path}: {$words}" );
		}
		return $asked;
	}
}
