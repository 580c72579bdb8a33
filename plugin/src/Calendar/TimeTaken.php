<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use RuntimeException;

/** The last seat of a time went to somebody else. */
final class TimeTaken extends RuntimeException {}
