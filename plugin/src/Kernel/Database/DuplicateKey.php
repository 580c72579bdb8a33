<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use RuntimeException;

/**
 * A unique key refused a row. On SQLite the failed statement has ended the transaction already, so this is for letting
 * go of everything; code that wants to go on after a taken key asks Database::insertOnce() instead.
 */
final class DuplicateKey extends RuntimeException {}
