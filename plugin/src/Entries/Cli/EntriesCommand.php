<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\Entries\Changes;
use Vestibule\Entries\Entry;
use Vestibule\Entries\Export\Columns;
use Vestibule\Entries\Export\Formats;
use Vestibule\Entries\Export\Writer;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\Sorting;
use Vestibule\Entries\Payload;
use Vestibule\Entries\Rows;
use Vestibule\View\CommandLine;
use WP_CLI;
use WP_REST_Request;
use function WP_CLI\Utils\make_progress_bar;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, exports and deletes what visitors sent.
 */
final class EntriesCommand {

	private const FIELDS = array( 'id', 'form', 'status', 'created_at', 'name', 'email', 'subject', 'appointment', 'mail' );

	/** As many as the routes of the screen take at once. */
	private const BATCH = 100;

	public function __construct(
		private readonly CommandLine $line,
		private readonly Query $query,
		private readonly Rows $rows,
		private readonly Payload $payload,
		private readonly Changes $changes,
		private readonly PersonEraser $people,
	) {}

	/**
	 * Lists entries, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<number>]
	 * : The number of a form; every form without it.
	 *
	 * [--status=<status>]
	 * : Any leaves out the Trash.
	 * ---
	 * default: any
	 * options:
	 *   - any
	 *   - unread
	 *   - read
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
	 * @subcommand list
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function list( array $args, array $assoc ): void {
		$limit  = $this->line->number( $assoc, 'limit', 1, 10_000, 100 );
		$filter = $this->query->filter( $assoc );
		$this->line->attempt(
			function () use ( $assoc, $limit, $filter ): void {
				$total = $this->rows->count( $filter );
				$items = array();
				$pages = 'count' === ( $assoc['format'] ?? '' ) ? 0 : (int) ceil( min( $limit, $total ) / self::BATCH );
				for ( $page = 1; $page <= $pages; $page++ ) {
					array_push( $items, ...array_map( Row::flatten( ... ), $this->payload->rows( $this->query->listing->page( $filter, new Sorting( 'id', 'desc' ), $page, self::BATCH ) ) ) );
				}
				$this->line->items( $assoc, array_slice( $items, 0, $limit ), self::FIELDS, $total );
			}
		);
	}

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
	public function get( array $args, array $assoc ): void {
		$this->line->attempt( fn () => $this->line->item( $assoc, Row::whole( $this->payload->entry( $this->find( $args )[0] ) ) ) );
	}

	/**
	 * Writes entries as CSV, JSON or an Excel workbook, one after the other, so that their number does not matter.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<number>]
	 * : The number of a form; every form without it.
	 *
	 * [--status=<status>]
	 * : Any leaves out the Trash.
	 * ---
	 * default: any
	 * options:
	 *   - any
	 *   - unread
	 *   - read
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
	 * [--output=<file>]
	 * : The file to write; it must not be there yet. Without it the entries are printed.
	 *
	 * [--format=<format>]
	 * : CSV and XLSX have a column for each question, JSON a list of answers for each entry.
	 * ---
	 * default: csv
	 * options:
	 *   - csv
	 *   - json
	 *   - xlsx
	 * ---
	 *
	 * [--columns=<columns>]
	 * : Keys of columns, separated by commas: id, form, form_title, status, created_at, name, email, subject, appointment,
	 * appointment_status, mail, source_url, user, language, starred, other, and "answer:" with a question.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule entries export --form=4 --output=entries.csv
	 *     Success: Exported 218 entries to entries.csv.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function export( array $args, array $assoc ): void {
		$name   = $this->line->text( $assoc, 'output' );
		$filter = $this->query->filter( $assoc );
		$format = ( new Formats() )->find( '' === $this->line->text( $assoc, 'format' ) ? 'csv' : $this->line->text( $assoc, 'format' ) );
		if ( null === $format ) {
			$this->line->fail( '--format: there is no such kind of file.' );
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of the shell's, or its output, written piece by piece.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- Why not is said below.
		$file = @fopen( '' === $name ? 'php://stdout' : $name, '' === $name ? 'w' : 'x' );
		if ( false === $file ) {
			$this->line->fail( "{$name} cannot be written: it is there already, or its folder is not." );
		}
		$this->line->attempt(
			function () use ( $assoc, $filter, $file, $name, $format ): void {
				$count   = $this->rows->count( $filter );
				$bar     = '' === $name ? null : make_progress_bar( 'Exporting', $count );
				$writer  = new Writer( $this->query->listing, $this->payload );
				$columns = $this->columns( $assoc, $writer, $filter );
				$last    = 0;
				foreach ( $writer->write( $format, $columns, $this->query->listing->pieces( $filter ) ) as $done => $bytes ) {
					fwrite( $file, $bytes );
					$bar?->tick( $done - $last );
					$last = $done;
				}
				$bar?->finish();
				fclose( $file );
				if ( '' !== $name ) {
					WP_CLI::success( "Exported {$count} entries to {$name}." );
				}
			}
		);
		// phpcs:enable
	}

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
	public function delete( array $args, array $assoc ): void {
		$this->line->attempt(
			function () use ( $args, $assoc ): void {
				$entries = $this->find( $args );
				$request = new WP_REST_Request( 'POST' );
				$request->set_body_params( array( 'status' => 'trash', 'appointment' => $assoc['appointment'] ?? 'keep' ) );
				$bar = make_progress_bar( 'Moving to the Trash', count( $entries ) );
				foreach ( array_chunk( $entries, self::BATCH ) as $batch ) {
					$this->changes->change( $batch, $request );
					array_map( static fn () => $bar->tick(), $batch );
				}
				$bar->finish();
				WP_CLI::success( sprintf( 'Moved %d entries to the Trash.', count( $entries ) ) );
			}
		);
	}

	/**
	 * Deletes everything for good that somebody sent, with the appointments: as WordPress's tool for erasing personal
	 * data does.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : The address that the entries were sent with.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule entries erase ada@example.org --yes
	 *     Success: Erased every entry of ada@example.org.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function erase( array $args, array $assoc ): void {
		$email = $args[0] ?? '';
		if ( false === is_email( $email ) ) {
			$this->line->fail( "“{$email}” is not an e-mail address." );
		}
		WP_CLI::confirm( "Delete every entry of {$email} for good?", $assoc );
		$fault = $this->people->erase( $email );
		match ( $fault ) {
			PersonEraser::DONE => WP_CLI::success( "Erased every entry of {$email}." ),
			PersonEraser::NONE => WP_CLI::warning( "There is no entry of {$email}." ),
			default            => $this->line->fail( $fault ),
		};
	}

	/**
	 * @param list<string> $args
	 * @return non-empty-list<Entry>
	 */
	private function find( array $args ): array {
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

	/** @param array<string, mixed> $assoc */
	private function columns( array $assoc, Writer $writer, Filter $filter ): Columns {
		$asked = array_values( array_filter( array_map( 'trim', explode( ',', $this->line->text( $assoc, 'columns' ) ) ), static fn ( string $key ): bool => '' !== $key ) );
		if ( array() !== $asked ) {
			return Columns::fromKeys( $asked );
		}
		$found = $writer->columns( $filter );
		return 'json' === $this->line->text( $assoc, 'format' ) ? new Columns( Columns::FACTS, $found->questions ) : $found;
	}
}
