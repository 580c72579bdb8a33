<?php

declare(strict_types=1);

namespace Vestibule\Tests\Spam;

use Vestibule\Services;
use Vestibule\Spam\SpamModule;

/** The feature as a request of its own would have it: settings are read once a request. */
final class SpamSite {

	public static function reload(): void {
		foreach ( array( 'vestibule/judge_submission', 'vestibule/spam_reason', 'vestibule/form_terms', 'vestibule/before_submit' ) as $hook ) {
			remove_all_filters( $hook );
		}
		( new SpamModule( new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) )->register();
	}
}
