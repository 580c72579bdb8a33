<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Cli;

use Vestibule\Kernel\Wiring\Hook;
use WP_CLI;

/** Commands below `wp vestibule forms`. */
final class Commands {

	public function __construct( private readonly FormsCommand $forms ) {}

	#[Hook( 'cli_init' )]
	public function add(): void {
		WP_CLI::add_command( 'vestibule forms', $this->forms );
	}
}
