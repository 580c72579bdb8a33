<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Vestibule\Kernel\Log\NoAnswer;

defined( 'ABSPATH' ) || exit;

/** The database failed. The response is 503 with Retry-After, and nothing is stored by half. */
final class StorageFault extends NoAnswer {}
