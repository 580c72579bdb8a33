<?php

declare(strict_types=1);

namespace Vestibule\Tests;

/** Time that the processor spends on a call. Unlike the time on a clock, it hardly depends on other work of the machine. */
final class ProcessorTime {

	/**
	 * Returns the seconds of a call. 0 where PHP cannot measure them, as in Playground.
	 *
	 * @param callable(): mixed $call
	 */
	public static function of( callable $call ): float {
		$start = self::now();
		$call();
		return self::now() - $start;
	}

	private static function now(): float {
		$usage = getrusage();
		return false === $usage ? 0.0 : $usage['ru_utime.tv_sec'] + $usage['ru_utime.tv_usec'] / 1e6;
	}
}
