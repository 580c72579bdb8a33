<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin\Cli;

use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Export\Columns;
use Vestibule\Inbox\Privacy;
use Vestibule\Inbox\EntryCatalog;
use Vestibule\Kernel\Operation\CommandLine;
use WP_CLI;
use WP_Error;
use function WP_CLI\Utils\make_progress_bar;
use Vestibule\Kernel\EmailAddress;

defined( 'ABSPATH' ) || exit;

/** Reads, exports and deletes entries of forms. */
final class EntriesCommand {

	private const FIELDS = array( ...ListCommands::FIELDS, 'form_title', 'appointment_status', 'source_url', 'user' );

	/** Number of entries that are changed in one batch. */
	private const BATCH = 100;

	public function __construct(
		private readonly CommandLine $line,
		private readonly EntryCatalog $catalog,
		private readonly EntryTable $entries,
		private readonly Changes $changes,
		private readonly Privacy $privacy,
	) {}

	/**
	 * Shows an entry with its answers.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of the entry.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas.
	 *
	 * [--format=<format>]
	 * : Output format.
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
		$id = $this->line->numbers( $args )[0] ?? 0;
		$this->line->attempt(
			function () use ( $assoc, $id ): void {
				$entry   = $this->catalog->find( $id ) ?? $this->line->fail( "Entry {$id} was not found." );
				$answers = array();
				foreach ( is_array( $entry['fields'] ) ? $entry['fields'] : array() as $field ) {
					if (
						is_array( $field )
							&& is_string( $field['label'] ?? null )
							&& is_array( $field['values'] ?? null )
					) {
						$answers[ $field['label'] ] = implode(
							', ',
							array_filter( $field['values'], is_string( ... ) )
						);
					}
				}
				$this->line->item(
					$assoc,
					Columns::facts( $entry, self::FIELDS ) + array(
						'mail_error' => $entry['mailError'],
						'answers' => $answers,
					)
				);
			}
		);
	}

	/**
	 * Moves entries to the Trash, from which they can be restored on the Entries screen.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of entries.
	 *
	 * [--appointment=<what>]
	 * : Whether to keep or cancel an upcoming appointment. The time of a canceled appointment can be booked again.
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
				$ids     = $this->line->numbers( $args );
				$entries = array_merge(
					array(),
					...array_map( $this->entries->findAll( ... ), array_chunk( $ids, self::BATCH ) )
				);
				$missing = array_diff( $ids, array_column( $entries, 'id' ) );
				if ( array() !== $missing || array() === $entries ) {
					$this->line->fail(
						sprintf( 'Entries not found: %s. Nothing was changed.', implode( ', ', $missing ) )
					);
				}
				$bar = make_progress_bar( 'Moving to the Trash', count( $entries ) );
				foreach ( array_chunk( $entries, self::BATCH ) as $batch ) {
					$this->changes->change( $batch, 'trash', 'cancel' === $this->line->text( $assoc, 'appointment' ) );
					$bar->tick( count( $batch ) );
				}
				$bar->finish();
				WP_CLI::success( sprintf( 'Moved %d entries to the Trash.', count( $entries ) ) );
			}
		);
	}

	/**
	 * Permanently deletes all entries of a sender with their appointments, as WordPress's personal data eraser does.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : Email address of the sender.
	 *
	 * [--yes]
	 * : Skips the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule entries erase ada@example.org --yes
	 *     Success: Erased all entries of ada@example.org.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function erase( array $args, array $assoc ): void {
		$email = $args[0] ?? '';
		if ( ! EmailAddress::isValid( $email ) ) {
			$this->line->fail( "“{$email}” is not an email address." );
		}
		WP_CLI::confirm( "Permanently delete all entries of {$email}?", $assoc );
		$has_erased = false;
		do {
			$answer = $this->privacy->erase( $email );
			if ( $answer instanceof WP_Error ) {
				$this->line->fail( $answer->get_error_message() );
			}
			if ( $answer['items_retained'] ) {
				$this->line->fail( implode( ' ', $answer['messages'] ) );
			}
			array_map( WP_CLI::log( ... ), $answer['messages'] );
			$has_erased = $has_erased || $answer['items_removed'];
		} while ( ! $answer['done'] );
		$has_erased
			? WP_CLI::success( "Erased all entries of {$email}." )
			: WP_CLI::warning( "No entries of {$email} were found." );
	}
}
