<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin\Cli;

use Vestibule\Kernel\Wiring\Hook;
use WP_CLI;

/** Subcommands of `wp vestibule bookings`. */
final class Commands {

	public function __construct(
		private readonly BookingsCommand $bookings,
		private readonly ChangeCommands $changes
	) {}

	#[Hook( 'cli_init' )]
	public function add(): void {
		WP_CLI::add_command( 'vestibule bookings', $this->bookings );
		// WP-CLI reads the help text of a command from its method, so closures don't work here.
		foreach ( array( 'book', 'move', 'cancel', 'restore', 'missed', 'block', 'unblock' ) as $name ) {
			WP_CLI::add_command( "vestibule bookings {$name}", array( $this->changes, $name ) );
		}
	}
}
