<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use Closure;
use Vestibule\Kernel\Log\FaultLog;

/** Sites of a network. A single site counts as site 1. */
final class Sites {

	/**
	 * Does work on each of these sites, and returns to the current site. Skips sites that were deleted since. If the
	 * database fails for one site, the fault is logged and the others follow.
	 *
	 * @param list<int>          $sites IDs.
	 * @param Closure(int): void $work
	 */
	public static function each( array $sites, Closure $work ): void {
		foreach ( $sites as $site ) {
			if ( get_current_blog_id() === $site ) {
				FaultLog::attempt( static fn () => $work( $site ) );
			} elseif ( is_multisite() && null !== get_site( $site ) ) {
				switch_to_blog( $site );
				try {
					FaultLog::attempt( static fn () => $work( $site ) );
				} finally {
					restore_current_blog();
				}
			}
		}
	}
}
