<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\Contracts\Programs\Page;
use Vestibule\Entries\Programs\EntryCatalog;
use Vestibule\View\CommandLine;

defined( 'ABSPATH' ) || exit;

/** The command `entries list` (docs/programs.md). */
final class ListCommand {

	private const FIELDS = array( 'id', 'form', 'status', 'created_at', 'name', 'email', 'subject', 'appointment', 'mail' );

	/** As many as a page of the list can have. */
	private const BATCH = 100;

	public function __construct(
		private readonly CommandLine $line,
		private readonly Query $query,
		private readonly EntryCatalog $entries,
	) {}

	/**
	 * Lists entries, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<form>]
	 * : The number, title or slug of a form; every form without it.
	 *
	 * [--status=<status>]
	 * : Any leaves out spam and the Trash.
	 * ---
	 * default: any
	 * options:
	 *   - any
	 *   - unread
	 *   - read
	 *   - spam
	 *   - trash
	 * ---
	 *
	 * [--search=<words>]
	 * : Words that must all occur in an entry.
	 *
	 * [--mail=<state>]
	 * : Unsent are those whose mail to the institute failed.
	 * ---
	 * default: any
	 * options:
	 *   - any
	 *   - unsent
	 * ---
	 *
	 * [--from=<day>]
	 * : The first day on which entries were received, such as 2026-11-21, in the site's time zone.
	 *
	 * [--to=<day>]
	 * : The last such day.
	 *
	 * [--starred]
	 * : Only entries with a star.
	 *
	 * [--field=<name>]
	 * : With --form and --value: the posted name of a field, such as "names[last_name]", whose answer is compared.
	 *
	 * [--match=<how>]
	 * : How it is compared.
	 * ---
	 * default: contains
	 * options:
	 *   - contains
	 *   - equals
	 * ---
	 *
	 * [--value=<text>]
	 * : What it is compared with.
	 *
	 * [--limit=<number>]
	 * : As many as are listed at most, up to 10000.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : How it is printed. `ids` lists numbers alone, `count` how many there are.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # How many entries nobody has read yet?
	 *     $ wp vestibule entries list --status=unread --format=count
	 *     3
	 *
	 *     # Move all entries with a word to the Trash.
	 *     $ wp vestibule entries delete $(wp vestibule entries list --search=casino --format=ids)
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$limit = $this->line->number( $assoc, 'limit', 1, 10_000, 100 );
		$query = $this->query->read( $assoc );
		$this->line->attempt(
			function () use ( $assoc, $limit, $query ): void {
				$total = $this->line->result( $this->entries->count( $query ) );
				$items = array();
				$pages = 'count' === ( $assoc['format'] ?? '' ) ? 0 : (int) ceil( min( $limit, $total ) / self::BATCH );
				for ( $page = 1; $page <= $pages; $page++ ) {
					array_push( $items, ...array_map( Row::flatten( ... ), $this->page( $query, $page )->items ) );
				}
				$this->line->items( $assoc, array_slice( $items, 0, $limit ), self::FIELDS, $total );
			}
		);
	}

	/** @param array<string, mixed> $query */
	private function page( array $query, int $page ): Page {
		return $this->line->result( $this->entries->page( array( 'page' => $page, 'per_page' => self::BATCH ) + $query ) );
	}
}
