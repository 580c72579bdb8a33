<?php

declare(strict_types=1);

namespace Vestibule\Push;

use RuntimeException;

/** A push service does not take the keys of this site; for the log. */
final class KeysRefused extends RuntimeException {}
