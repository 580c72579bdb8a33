<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin\Cli;

use Vestibule\Kernel\Wiring\Hook;
use WP_CLI;

/** Adds the commands `wp vestibule entries …`. */
final class Commands {

	public function __construct( private readonly EntriesCommand $entries, private readonly ListCommands $lists ) {}

	#[Hook( 'cli_init' )]
	public function add(): void {
		WP_CLI::add_command( 'vestibule entries', $this->entries );
		$this->lists->register();
	}
}
