<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Vestibule\Kernel\Wiring\Hook;
use WP_CLI;
use function WP_CLI\Utils\make_progress_bar;

defined( 'ABSPATH' ) || exit;

/** Registers the command `wp vestibule demo`. */
final class Commands {

	public function __construct( private readonly Demo $demo ) {}

	#[Hook( 'cli_init' )]
	public function add(): void {
		WP_CLI::add_command(
			'vestibule demo',
			new Command( $this->demo, WP_CLI::log( ... ), make_progress_bar( ... ) ),
			Command::ABOUT
		);
	}
}
