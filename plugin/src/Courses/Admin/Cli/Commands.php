<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin\Cli;

use Vestibule\Kernel\Wiring\Hook;
use WP_CLI;

/** Subcommands of `wp vestibule courses`. */
final class Commands {

	public function __construct( private readonly CoursesCommand $courses ) {}

	#[Hook( 'cli_init' )]
	public function add(): void {
		WP_CLI::add_command( 'vestibule courses', $this->courses );
	}
}
