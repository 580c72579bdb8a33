<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Log;

use RuntimeException;

/** Temporary failure outside the plugin, such as a database failure. Not caused by a bug in the plugin. */
abstract class NoAnswer extends RuntimeException {}
