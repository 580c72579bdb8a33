<?php

declare(strict_types=1);

namespace Vestibule\Entries\Cli;

use WP_CLI\Dispatcher\CommandNamespace;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, exports and deletes what visitors sent.
 */
final class EntriesNamespace extends CommandNamespace {}
