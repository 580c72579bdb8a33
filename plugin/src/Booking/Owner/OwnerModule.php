<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\Cli\BlockCommands;
use Vestibule\Booking\Cli\ChangeCommands;
use Vestibule\Booking\Cli\ReadCommands;
use Vestibule\Entries\Parts as EntryParts;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\View\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The institute's side of bookings: lists and changes by capability (docs/booking-calendar.md, docs/rest.md). */
final class OwnerModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts, private readonly EntryParts $entries ) {}

	public function register(): void {
		add_action( 'rest_api_init', $this->routes( ... ) );
		add_action( 'admin_init', fn () => $this->parts->url()->open() );
		// After the command that they belong to.
		add_action( 'cli_init', $this->addCommands( ... ), 11 );
	}

	private function addCommands(): void {
		$line   = new CommandLine();
		$read   = new ReadCommands( $line, $this->parts->catalog() );
		$change = new ChangeCommands( $line, $this->parts->writing(), $this->parts->forms->catalog() );
		$block  = new BlockCommands( $line, $this->parts->writing() );
		// WP-CLI reads the help of a method from its name; a closure's it does not.
		WP_CLI::add_command( 'vestibule bookings get', array( $read, 'get' ) );
		WP_CLI::add_command( 'vestibule bookings free', array( $read, 'free' ) );
		WP_CLI::add_command( 'vestibule bookings book', array( $change, 'book' ) );
		WP_CLI::add_command( 'vestibule bookings move', array( $change, 'move' ) );
		WP_CLI::add_command( 'vestibule bookings cancel', array( $change, 'cancel' ) );
		WP_CLI::add_command( 'vestibule bookings restore', array( $change, 'restore' ) );
		WP_CLI::add_command( 'vestibule bookings missed', array( $change, 'missed' ) );
		WP_CLI::add_command( 'vestibule bookings block', array( $block, 'block' ) );
		WP_CLI::add_command( 'vestibule bookings unblock', array( $block, 'unblock' ) );
	}

	private function routes(): void {
		$routes = new Routes( $this->services->schema, $this->entries->access() );
		( new BookingRoutes( $routes, $this->parts->catalog(), $this->parts->writing(), $this->parts->busy() ) )->register();
		( new WaitingRoutes( $routes, $this->parts->waitingList(), $this->parts->waiters(), $this->parts->leaving() ) )->register();
	}
}
