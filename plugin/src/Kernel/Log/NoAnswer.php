<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Log;

use RuntimeException;

/** A temporary failure of something the plugin depends on, such as the database; not a bug in the plugin. */
abstract class NoAnswer extends RuntimeException {}
