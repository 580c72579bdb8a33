<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\Entries\Programs\EntryCatalog;
use Vestibule\View\CommandLine;

defined( 'ABSPATH' ) || exit;

/** The command `entries get` (docs/programs.md). */
final class GetCommand {

	public function __construct(
		private readonly CommandLine $line,
		private readonly EntryCatalog $entries,
	) {}

	/**
	 * Shows one entry with its answers.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The number of the entry.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : How it is printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule entries get 12 --format=json
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$id = $this->line->numbers( $args )[0] ?? 0;
		$this->line->attempt(
			function () use ( $assoc, $id ): void {
				$entry = $this->entries->find( $id ) ?? $this->line->fail( "There is no entry {$id}. Nothing was changed." );
				$this->line->item( $assoc, Row::whole( $entry ) );
			}
		);
	}
}
