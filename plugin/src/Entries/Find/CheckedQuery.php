<?php

declare(strict_types=1);

namespace Vestibule\Entries\Find;

use Vestibule\Contracts\Schema;

/** What a program asks of the list, checked as REST checks what a screen asks (contract entries-query). */
final class CheckedQuery {

	public function __construct( private readonly Schema $schema ) {}

	/**
	 * @param array<array-key, mixed> $query
	 * @return array<string, string> Sentences by argument; none when it fits.
	 */
	public function faults( array $query ): array {
		return $this->schema->faults( 'entries-query', $query );
	}

	/**
	 * @param array<array-key, mixed> $query That fits.
	 * @return array<string, mixed> With the defaults of what it leaves out.
	 */
	public function whole( array $query ): array {
		return $this->schema->fit( 'entries-query', $query );
	}
}
