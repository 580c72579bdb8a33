<?php
/**
 * For `wp --require`: the command `wp dump-commands`. It prints the same as `wp cli cmd-dump`, but includes the
 * commands of plugins, because it runs after WordPress has loaded.
 */

declare(strict_types=1);

WP_CLI::add_command(
	'dump-commands',
	static fn () => WP_CLI::runcommand( 'cli cmd-dump', array( 'launch' => false ) )
);
