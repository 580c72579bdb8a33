<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Vestibule\Kernel\Log\NoAnswer;

defined( 'ABSPATH' ) || exit;

/** The database could not do what was asked: answered with 503 and Retry-After; nothing half-stored. */
final class StorageFault extends NoAnswer {}
