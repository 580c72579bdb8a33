<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\Entries\Privacy;
use Vestibule\View\CommandLine;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The command `entries erase` (docs/programs.md). */
final class EraseCommand {

	private const DONE = 'done';
	private const NONE = 'none';

	public function __construct(
		private readonly CommandLine $line,
		private readonly Privacy $privacy,
	) {}

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
	public function __invoke( array $args, array $assoc ): void {
		$email = $args[0] ?? '';
		if ( false === is_email( $email ) ) {
			$this->line->fail( "“{$email}” is not an e-mail address." );
		}
		WP_CLI::confirm( "Delete every entry of {$email} for good?", $assoc );
		$fault = $this->erase( $email );
		match ( $fault ) {
			self::DONE => WP_CLI::success( "Erased every entry of {$email}." ),
			self::NONE => WP_CLI::warning( "There is no entry of {$email}." ),
			default            => $this->line->fail( $fault ),
		};
	}

	/** @return string DONE, NONE, or why it failed, after the eraser of WordPress's tool for personal data found nothing more. */
	private function erase( string $email ): string {
		$erased = self::NONE;
		do {
			$answer = $this->privacy->erase( $email );
			if ( $answer instanceof WP_Error ) {
				return $answer->get_error_message();
			}
			if ( $answer['items_retained'] ) {
				return implode( ' ', $answer['messages'] );
			}
			$erased = $answer['items_removed'] ? self::DONE : $erased;
		} while ( ! $answer['done'] );
		return $erased;
	}
}
