<?php

declare(strict_types=1);

namespace Vestibule\Form\Cli;

use Vestibule\Contracts\Programs\SubmissionContext;
use Vestibule\Form\Programs\FormCatalog;
use Vestibule\Form\Programs\Submissions;
use Vestibule\View\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The command `forms submit` (docs/programs.md). */
final class SubmitCommand {

	public function __construct( private readonly CommandLine $line, private readonly Submissions $submissions, private readonly FormCatalog $catalog ) {}

	/**
	 * Sends a form as a visitor would: its rules are checked, an appointment is booked, notifications go out.
	 *
	 * ## OPTIONS
	 *
	 * <form>
	 * : The number, title or slug of a form that is published.
	 *
	 * [--values=<json>]
	 * : The answers by name, such as '{"email":"ada@example.org"}'. Without it they are read from standard input.
	 *
	 * [--key=<text>]
	 * : Sent again under the same key within a day, the form is stored once.
	 *
	 * [--source-url=<url>]
	 * : The page that the submission belongs to.
	 *
	 * [--language=<locale>]
	 * : In which errors and message are, such as de_DE; the site's without it.
	 *
	 * [--porcelain]
	 * : Prints the number of the entry and nothing else.
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule forms submit 5 --values='{"email":"ada@example.org","description":"Hello"}'
	 *     Success: Stored entry 12.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$form   = $this->line->named( $args[0] ?? '', 'form', $this->catalog->named( ... ) );
		$json   = isset( $assoc['values'] ) ? $this->line->text( $assoc, 'values' ) : (string) file_get_contents( 'php://stdin' );
		$values = json_decode( $json, true );
		if ( ! is_array( $values ) || ( array() !== $values && array_is_list( $values ) ) ) {
			$this->line->fail( 'The values are no JSON object.' );
		}
		$context = array( 'key' => $this->line->text( $assoc, 'key' ), 'source_url' => $this->line->text( $assoc, 'source-url' ), 'language' => $this->line->text( $assoc, 'language' ) );
		$result  = $this->submissions->submit( $form, $values, SubmissionContext::read( $context, get_current_user_id() ) );
		if ( ! $result->isStored() ) {
			$faults = array_map( static fn ( string $name, array $words ): string => "{$name}: " . implode( ' ', $words ), array_map( strval( ... ), array_keys( $result->errors ) ), $result->errors );
			$this->line->fail( implode( "\n", $faults ) );
		}
		isset( $assoc['porcelain'] ) ? WP_CLI::line( (string) $result->entryId ) : WP_CLI::success( "Stored entry {$result->entryId}." );
	}
}
