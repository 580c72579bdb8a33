<?php

declare(strict_types=1);

namespace Vestibule\Kernel\PageCache;

use Closure;

/**
 * Event that collects the options, post types and meta that pages display. When they change, page caches are purged.
 * Each package adds its own.
 */
final class DisplayedContent {

	/** @var list<string> Options that all pages display, or that any page can display. */
	public array $options = array();

	/** @var list<string> Post types that all pages display. */
	public array $everywhere = array();

	/**
	 * @var array<string, Closure(int, string): (list<int>|null)> Post types that some pages display. Each closure
	 * returns the IDs of the pages that display a post, by its ID and post type; null if any page can display it.
	 */
	public array $somewhere = array();

	/** @var list<string> Meta keys of these post types that no page displays. */
	public array $hidden = array();
}
