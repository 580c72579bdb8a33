<?php

declare(strict_types=1);

namespace Vestibule\Kernel\PageCache;

use Closure;

/** What of ours pages show, so that page caches are told when it changes. The rooms that own it name it. */
final class Shown {

	/**
	 * @param list<string>                            $options    Settings that all pages show, or any page may.
	 * @param list<string>                            $everywhere Types of posts that all pages show.
	 * @param list<string>                            $somewhere  Types of posts that some pages show.
	 * @param list<string>                            $hidden     Meta of such posts that no page shows.
	 * @param Closure(int, string): (list<int>|null)  $pages      Where such a post is shown, by id and post type; null where
	 * it may be on any page.
	 */
	public function __construct(
		public readonly array $options,
		public readonly array $everywhere,
		public readonly array $somewhere,
		public readonly array $hidden,
		public readonly Closure $pages,
	) {}
}
