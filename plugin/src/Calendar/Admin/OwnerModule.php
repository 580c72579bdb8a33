<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Admin\Cli\BookingsCommand;
use Vestibule\Calendar\Admin\Cli\ChangeCommands;
use Vestibule\Calendar\Parts;
use Vestibule\Calendar\Waiting\WaitingList;
use Vestibule\Forms\Parts as FormParts;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\Parts as BookingParts;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Module;
use Vestibule\Services;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The institute's side of bookings: lists and changes by capability (docs/booking-hosts.md, docs/rest.md). */
final class OwnerModule implements Module {

	/** @param Closure(): BookingParts $bookings */
	public function __construct(
		private readonly Services $services,
		private readonly Parts $parts,
		private readonly FormParts $forms,
		private readonly Closure $bookings,
	) {}

	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
		add_action( 'cli_init', $this->addCommands( ... ) );
	}

	private function addCommands(): void {
		$line     = new CommandLine();
		$bookings = ( $this->bookings )();
		$change   = new ChangeCommands( $line, $bookings->writing(), $bookings->blocking(), $this->forms->catalog() );
		WP_CLI::add_command( 'vestibule bookings', new BookingsCommand( $line, $bookings->table(), $bookings->catalog(), $bookings->times() ) );
		// WP-CLI reads the help of a method from its name; a closure's it does not.
		foreach ( array( 'book', 'move', 'cancel', 'restore', 'missed', 'block', 'unblock' ) as $name ) {
			WP_CLI::add_command( "vestibule bookings {$name}", array( $change, $name ) );
		}
	}

	private function routes(): void {
		$routes   = new Routes( $this->services->schema, new Access() );
		$bookings = ( $this->bookings )();
		$waiting  = new WaitingList( $this->services->store, $this->services->clock, $this->parts->holds(), $this->parts->waiters() );
		( new BookingRoutes( $routes, $bookings->catalog(), $bookings->writing(), $bookings->blocking(), $bookings->times(), $bookings->sources() ) )->register();
		( new WaitingRoutes( $routes, $waiting, $this->parts->waiters(), $this->parts->joining() ) )->register();
	}
}
