<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Vestibule\Calendar\Admin\Cli\BookingsCommand;
use Vestibule\Calendar\Admin\Cli\ChangeCommands;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Parts;
use Vestibule\Calendar\Seats\Blocks;
use Vestibule\Calendar\Waiting\WaitingList;
use Vestibule\Forms\Parts as FormParts;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Bookings\Blocking;
use Vestibule\Inbox\Bookings\Catalog;
use Vestibule\Inbox\Bookings\RowWriter;
use Vestibule\Inbox\Bookings\Sources;
use Vestibule\Inbox\Bookings\Times;
use Vestibule\Inbox\Bookings\Writing;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Module;
use Vestibule\Services;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The institute's side of bookings: lists and changes by capability (docs/booking-hosts.md, docs/rest.md). */
final class OwnerModule implements Module {

	public function __construct(
		private readonly Services $services,
		private readonly Parts $parts,
		private readonly FormParts $forms,
		private readonly Access $access,
	) {}

	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
		add_action( 'cli_init', $this->addCommands( ... ) );
	}

	public function catalog(): Catalog {
		return new Catalog( $this->services->schema, $this->table(), $this->rows(), $this->parts->history() );
	}

	public function writing(): Writing {
		return new Writing( $this->services->schema, $this->catalog(), $this->parts->events(), $this->parts->changing(), $this->forms->manualEntries(), $this->services->clock );
	}

	public function blocking(): Blocking {
		$store  = $this->services->store;
		$blocks = new Blocks( $store->database, $this->services->clock, $store->transaction(), $this->parts->changes() );
		return new Blocking( $this->services->schema, $blocks, $this->parts->events(), $this->catalog(), $this->services->clock );
	}

	public function times(): Times {
		$parts = $this->parts;
		return new Times( $this->services->schema, $parts->events(), $parts->book(), $parts->hosts(), $this->services->store->database );
	}

	public function table(): BookingTable {
		return $this->parts->table();
	}

	public function rows(): RowWriter {
		return new RowWriter( $this->forms->forms(), $this->services->store->database );
	}

	private function addCommands(): void {
		$line   = new CommandLine();
		$change = new ChangeCommands( $line, $this->writing(), $this->blocking(), $this->forms->catalog() );
		WP_CLI::add_command( 'vestibule bookings', new BookingsCommand( $line, $this->table(), $this->catalog(), $this->times() ) );
		// WP-CLI reads the help of a method from its name; a closure's it does not.
		foreach ( array( 'book', 'move', 'cancel', 'restore', 'missed', 'block', 'unblock' ) as $name ) {
			WP_CLI::add_command( "vestibule bookings {$name}", array( $change, $name ) );
		}
	}

	private function routes(): void {
		$routes  = new Routes( $this->services->schema, $this->access );
		$sources = new Sources( $this->parts->events(), $this->forms->manualEntries() );
		$waiting = new WaitingList( $this->services->store, $this->services->clock, $this->parts->holds(), $this->parts->waiters() );
		( new BookingRoutes( $routes, $this->catalog(), $this->writing(), $this->blocking(), $this->times(), $sources ) )->register();
		( new WaitingRoutes( $routes, $waiting, $this->parts->waiters(), $this->parts->joining() ) )->register();
	}
}
