<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin\Cli;

use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Inbox\Export\Columns;
use Vestibule\Inbox\EntryCatalog;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Schema\Schema;
use WP_CLI;
use function WP_CLI\Utils\make_progress_bar;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the commands `entries list` and `entries export`. Both have the same filters as the list on the screen
 * (docs/programs.md).
 */
final class ListCommands {

	/** Fields that are printed by default. */
	public const FIELDS = array(
		'id', 'form', 'status', 'created_at', 'name', 'email', 'subject', 'appointment', 'mail',
	);

	/** Number of entries per query. This is the maximum page size of the list. */
	private const BATCH = 100;

	private const LIST_EXAMPLES = array(
		'## EXAMPLES',
		'',
		'    # Print the number of unread entries.',
		'    $ wp vestibule entries list --status=unread --format=count',
		'    3',
		'',
		'    # Move all entries with a word to the Trash.',
		'    $ wp vestibule entries delete $(wp vestibule entries list --search=casino --format=ids)',
	);

	private const EXPORT_EXAMPLES = array(
		'## EXAMPLES',
		'',
		'    $ wp vestibule entries export --form=4 --output=entries.csv',
		'    Success: Exported 218 entries to entries.csv.',
	);

	public function __construct(
		private readonly CommandLine $line,
		private readonly Schema $schema,
		private readonly FormCatalog $forms,
		private readonly EntryCatalog $entries,
	) {}

	public function register(): void {
		$list   = array(
			CommandLine::option( 'limit', 'number', 'Maximum number of entries, up to 10000.', '100' ),
			CommandLine::option( 'fields', 'fields', 'Names of fields, separated by commas.' ),
			CommandLine::option(
				'format',
				'format',
				'Output format. `ids` prints only IDs, `count` only their number.',
				'table',
				array( 'table', 'csv', 'json', 'yaml', 'ids', 'count' )
			),
		);
		$export = array(
			CommandLine::option( 'output', 'file', 'Path of a new file. By default, the entries are printed.' ),
			CommandLine::option(
				'format',
				'format',
				'Output format. CSV and XLSX have a column for each question, JSON has a list of answers for each entry.',
				'csv',
				array( 'csv', 'json', 'xlsx' )
			),
			CommandLine::option(
				'columns',
				'columns',
				'Keys of columns, separated by commas: ' . implode( ', ', Columns::FACTS )
					. ', other, and "answer:" with a question.'
			),
		);
		WP_CLI::add_command(
			'vestibule entries list',
			$this->list( ... ),
			array(
				'shortdesc' => 'Lists entries, the newest first.',
				'synopsis' => array( ...self::filters(), ...$list ),
				'longdesc' => implode( "\n", self::LIST_EXAMPLES ),
			)
		);
		WP_CLI::add_command(
			'vestibule entries export',
			$this->export( ... ),
			array(
				'shortdesc' =>
					'Exports entries as CSV, JSON or an Excel workbook. Memory use does not depend on their number.',
				'synopsis'  => array( ...self::filters(), ...$export ),
				'longdesc'  => implode( "\n", self::EXPORT_EXAMPLES ),
			)
		);
	}

	/**
	 * @return list<array<string, mixed>> Filter options in the format of WP_CLI::add_command() (see the contract
	 * `entries-query`).
	 */
	private static function filters(): array {
		return array(
			CommandLine::option( 'form', 'form', 'Form ID, title or slug. Defaults to all forms.' ),
			CommandLine::option(
				'status',
				'status',
				'Status of the entries. `any` excludes unconfirmed entries, spam and the Trash.',
				'any',
				array( 'any', 'unread', 'read', 'unconfirmed', 'spam', 'trash' )
			),
			CommandLine::option( 'search', 'words', 'Words. An entry must contain all of them.' ),
			CommandLine::option(
				'mail',
				'state',
				'State of the emails. `unsent` selects entries whose notification failed.',
				'any',
				array( 'any', 'unsent' )
			),
			CommandLine::option(
				'from',
				'day',
				'First day of receipt, such as 2026-11-21, in the time zone of the site.'
			),
			CommandLine::option( 'to', 'day', 'Last day of receipt.' ),
			CommandLine::option( 'starred', '', 'Only entries with a star.' ),
			CommandLine::option(
				'field',
				'name',
				'Posted name of a field, such as "names[last_name]", whose answer is compared. Requires --form and --value.'
			),
			CommandLine::option( 'match', 'how', 'Type of comparison.', 'contains', array( 'contains', 'equals' ) ),
			CommandLine::option( 'value', 'text', 'Text that the answer is compared with.' ),
		);
	}

	/**
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	private function list( array $args, array $assoc ): void {
		$limit = $this->line->number( $assoc, 'limit', 1, 10_000, 100 );
		$query = $this->query( $assoc );
		$this->line->attempt(
			function () use ( $assoc, $limit, $query ): void {
				$is_count = 'count' === ( $assoc['format'] ?? '' );
				$items    = $is_count ? array() : $this->newest( $query, $limit );
				$this->line->items(
					$assoc,
					$items,
					self::FIELDS,
					$is_count ? $this->entries->count( $query ) : count( $items )
				);
			}
		);
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<array<string, mixed>>
	 */
	private function newest( array $query, int $limit ): array {
		$items     = array();
		$following = 0;
		$pages     = (int) ceil( $limit / self::BATCH );
		for ( $page = 1; $page <= $pages && null !== $following; $page++ ) {
			$asked = array(
				'page' => $page,
				'per_page' => self::BATCH,
				'following' => $following,
				'limit_total' => true,
			);
			$found = $this->entries->page( $asked + $query );
			foreach ( $found->items as $entry ) {
				$items[] = Columns::facts( $entry, array( ...self::FIELDS, 'form_title', 'appointment_status' ) );
			}
			$following = count( $found->items ) < self::BATCH ? null : $found->last();
		}
		return array_slice( $items, 0, $limit );
	}

	/**
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	private function export( array $args, array $assoc ): void {
		$name    = $this->line->text( $assoc, 'output' );
		$format  = $this->line->text( $assoc, 'format' );
		$columns = array_values(
			array_filter(
				array_map( 'trim', explode( ',', $this->line->text( $assoc, 'columns' ) ) ),
				static fn ( string $key ): bool => '' !== $key
			)
		);
		$query   = $this->query( $assoc );
		$this->line->attempt(
			function () use ( $query, $name, $format, $columns ): void {
				$pieces = $this->entries->export( $query, '' === $format ? 'csv' : $format, $columns );
				// phpcs:disable WordPress.WP.AlternativeFunctions -- A file that the user has specified, or standard output, written in parts.
				// phpcs:ignore WordPress.PHP.NoSilencedErrors -- The error is reported a few lines later.
				$file = @fopen( '' === $name ? 'php://stdout' : $name, '' === $name ? 'w' : 'x' );
				if ( false === $file ) {
					$this->line->fail( "{$name} cannot be created: it already exists, or its folder doesn't exist." );
				}
				$count = $this->entries->count( $query );
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
	 * @return array<string, mixed> Data that matches the contract entries-query.
	 */
	private function query( array $assoc ): array {
		$asked = array_intersect_key( $assoc, array_column( self::filters(), null, 'name' ) );
		if ( isset( $asked['form'] ) ) {
			$asked['form'] = $this->line->namedOption( $asked, 'form', 'form', $this->forms->named( ... ) );
		}
		foreach ( $this->schema->faults( 'entries-query', $asked ) as $path => $words ) {
			$this->line->fail( "--{$path}: {$words}" );
		}
		return $asked;
	}
}
