<?php

declare(strict_types=1);

namespace Vestibule\Kernel\PageCache;

/** Page cache of another plugin or a hosting provider (docs/caching.md). */
interface PageCache {

	/** Checks whether the cache is active on this site. Called only after a change. */
	public function isActive(): bool;

	/** @param non-empty-list<int> $posts IDs of posts whose pages are outdated. */
	public function purgePosts( array $posts ): void;

	public function purgeAll(): void;
}
