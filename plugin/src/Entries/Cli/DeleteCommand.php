<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use function WP_CLI\Utils\make_progress_bar;
use Vestibule\Entries\Changes;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\View\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The command `entries delete` (docs/programs.md). */
final class DeleteCommand {

	/** As many as are changed at once. */
	private const BATCH = 100;

	public function __construct(
		private readonly CommandLine $line,
		private readonly EntryTable $entries,
		private readonly Changes $changes,
	) {}

	/**
	 * Moves entries to the Trash, where they can be restored on the screen.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Numbers of entries.
	 *
	 * [--appointment=<what>]
	 * : What becomes of an appointment that is still ahead: its time stays taken, or can be booked again.
	 * ---
	 * default: keep
	 * options:
	 *   - keep
	 *   - cancel
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule entries delete 12 13 --appointment=cancel
	 *     Success: Moved 2 entries to the Trash.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$this->line->attempt(
			function () use ( $args, $assoc ): void {
				$entries = $this->found( $args );
				$cancels = isset( $assoc['appointment'] ) && 'cancel' === $assoc['appointment'];
				$bar     = make_progress_bar( 'Moving to the Trash', count( $entries ) );
				foreach ( array_chunk( $entries, self::BATCH ) as $batch ) {
					$this->changes->change( $batch, 'trash', $cancels );
					array_map( static fn () => $bar->tick(), $batch );
				}
				$bar->finish();
				WP_CLI::success( sprintf( 'Moved %d entries to the Trash.', count( $entries ) ) );
			}
		);
	}

	/**
	 * One that is missing ends the command.
	 *
	 * @param list<string> $args
	 * @return non-empty-list<Entry>
	 */
	private function found( array $args ): array {
		$ids     = $this->line->numbers( $args );
		$entries = array();
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			array_push( $entries, ...$this->entries->findAll( $batch ) );
		}
		$missing = array_diff( $ids, array_map( static fn ( Entry $entry ): int => $entry->id, $entries ) );
		if ( array() !== $missing || array() === $entries ) {
			$this->line->fail( sprintf( 'There is no entry %s. Nothing was changed.', implode( ', ', $missing ) ) );
		}
		return $entries;
	}
}
