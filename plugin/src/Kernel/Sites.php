<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use Closure;
use Vestibule\Kernel\Log\FaultLog;

/** Sites of a network. A single site counts as site 1. */
final class Sites {

	/**
	 * Runs a callback on each of the sites, then switches back to the current site. Skips deleted sites. If the
	 * database fails for one site, logs the fault and continues with the next site.
	 *
	 * @param list<int>          $sites Site IDs.
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
