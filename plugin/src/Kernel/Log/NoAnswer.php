<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Log;

use RuntimeException;

/** A fault of what the plugin stands on, such as a database that does not answer: no bug of ours, and over soon. */
abstract class NoAnswer extends RuntimeException {}
