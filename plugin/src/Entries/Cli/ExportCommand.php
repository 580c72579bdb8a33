<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use function WP_CLI\Utils\make_progress_bar;
use Vestibule\Entries\Programs\EntryCatalog;
use Vestibule\View\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The command `entries export` (docs/programs.md). */
final class ExportCommand {

	public function __construct(
		private readonly CommandLine $line,
		private readonly Query $query,
		private readonly EntryCatalog $entries,
	) {}

	/**
	 * Writes entries as CSV, JSON or an Excel workbook, one after the other, so that their number does not matter.
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
	public function __invoke( array $args, array $assoc ): void {
		$name   = $this->line->text( $assoc, 'output' );
		$query  = $this->query->read( $assoc );
		$format = '' === $this->line->text( $assoc, 'format' ) ? 'csv' : $this->line->text( $assoc, 'format' );
		$this->line->attempt(
			function () use ( $assoc, $query, $name, $format ): void {
				$pieces = $this->line->result( $this->entries->export( $query, $format, $this->columns( $assoc ) ) );
				// phpcs:disable WordPress.WP.AlternativeFunctions -- A file of the shell's, or its output, written piece by piece.
				// phpcs:ignore WordPress.PHP.NoSilencedErrors -- Why not is said below.
				$file = @fopen( '' === $name ? 'php://stdout' : $name, '' === $name ? 'w' : 'x' );
				if ( false === $file ) {
					$this->line->fail( "{$name} cannot be written: it is there already, or its folder is not." );
				}
				$count = $this->line->result( $this->entries->count( $query ) );
				$bar   = '' === $name ? null : make_progress_bar( 'Exporting', $count );
				$last  = 0;
				foreach ( $pieces as $done => $bytes ) {
					fwrite( $file, $bytes );
					$bar?->tick( $done - $last );
					$last = $done;
				}
				$bar?->finish();
				fclose( $file );
				// phpcs:enable
				if ( '' !== $name ) {
					WP_CLI::success( "Exported {$count} entries to {$name}." );
				}
			}
		);
	}

	/**
	 * @param array<string, mixed> $assoc
	 * @return list<string>
	 */
	private function columns( array $assoc ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $this->line->text( $assoc, 'columns' ) ) ), static fn ( string $key ): bool => '' !== $key ) );
	}
}
