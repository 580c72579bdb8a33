<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Vestibule\Kernel\Log\NoAnswer;

defined( 'ABSPATH' ) || exit;

/** Thrown when the database fails. The response is 503 with Retry-After, and the transaction is rolled back. */
final class StorageFault extends NoAnswer {}
