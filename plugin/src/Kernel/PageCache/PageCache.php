<?php

declare(strict_types=1);

namespace Vestibule\Kernel\PageCache;

/** A page cache of another plugin or of a host, by what it offers other plugins (docs/caching.md). */
interface PageCache {

	/** Whether it is on this site; asked only when something changed. */
	public function isActive(): bool;

	/** @param non-empty-list<int> $posts Whose pages show what they no longer should. */
	public function purgePosts( array $posts ): void;

	public function purgeAll(): void;
}
