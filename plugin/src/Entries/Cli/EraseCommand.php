<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use Vestibule\View\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The command `entries erase` (docs/cli.md). */
final class EraseCommand {

	public function __construct(
		private readonly CommandLine $line,
		private readonly PersonEraser $people,
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
		$fault = $this->people->erase( $email );
		match ( $fault ) {
			PersonEraser::DONE => WP_CLI::success( "Erased every entry of {$email}." ),
			PersonEraser::NONE => WP_CLI::warning( "There is no entry of {$email}." ),
			default            => $this->line->fail( $fault ),
		};
	}
}
