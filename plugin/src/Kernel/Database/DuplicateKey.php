<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use RuntimeException;

/**
 * Thrown when a unique key rejects a row. On SQLite, the failed statement has already ended the transaction. Code that
 * has to continue after a duplicate uses Database::insertOnce() instead.
 */
final class DuplicateKey extends RuntimeException {}
