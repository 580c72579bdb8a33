<?php

declare(strict_types=1);

namespace Vestibule\Kernel\PageCache;

use Closure;

/**
 * Options, post types and meta that pages display. Changes to them purge page caches. Defined by the package that owns
 * them.
 */
final class Shown {

	/**
	 * @param list<string>                            $options    Options that all pages display, or any page can.
	 * @param list<string>                            $everywhere Post types that all pages display.
	 * @param list<string>                            $somewhere  Post types that some pages display.
	 * @param list<string>                            $hidden     Meta of these posts that no page displays.
	 * @param Closure(int, string): (list<int>|null)  $pages      Returns the IDs of pages that display a post, by its
	 * ID and post type; null for any page.
	 */
	public function __construct(
		public readonly array $options,
		public readonly array $everywhere,
		public readonly array $somewhere,
		public readonly array $hidden,
		public readonly Closure $pages,
	) {}
}
