<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use RuntimeException;

/**
 * Thrown inside a transaction that the database has aborted. It is not a NoAnswer, so that code which tolerates database
 * faults doesn't continue after the end of the transaction. Transaction::run() replaces it with a StorageFault.
 */
final class TransactionAborted extends RuntimeException {}
