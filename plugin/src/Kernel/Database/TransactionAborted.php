<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use RuntimeException;

/**
 * Thrown inside a transaction that the database has aborted. Doesn't extend NoAnswer, so code that tolerates database
 * faults doesn't catch it and continue. Transaction::run() replaces it with a StorageFault.
 */
final class TransactionAborted extends RuntimeException {}
