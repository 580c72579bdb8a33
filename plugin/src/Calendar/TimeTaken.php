<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use RuntimeException;

/** Thrown if a slot has no seat left or is not offered for booking. */
final class TimeTaken extends RuntimeException {}
