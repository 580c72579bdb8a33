<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Caches;

/** Purge requests received by the fake page caches. */
final class Purged {

	/** @var array<string, list<int|string>> Purges by cache. */
	private static array $all = array();

	public static function note( string $cache, int|string $what ): void {
		self::$all[ $cache ][] = $what;
	}

	/** @return array<string, list<int|string>> Purges since the last call, by cache. */
	public static function take(): array {
		$all       = self::$all;
		self::$all = array();
		ksort( $all );
		return $all;
	}
}
