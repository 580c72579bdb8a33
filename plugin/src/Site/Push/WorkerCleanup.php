<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Closure;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Prints the script that removes old service workers, on sites that have or had push notifications. */
final class WorkerCleanup {

	/** Same value as Setup::USED. Copied, so that other sites don't load that class. */
	private const USED = 'vestibule_push_used';

	/**
	 * @param Closure(): Setup   $setup
	 * @param Closure(): Scripts $scripts
	 */
	public function __construct( private readonly Closure $setup, private readonly Closure $scripts ) {}

	#[Hook( 'wp_footer' )]
	public function print(): void {
		if ( '' !== get_option( self::USED ) && ( $this->setup )()->isUsed() ) {
			wp_print_inline_script_tag( ( $this->scripts )()->tidy() );
		}
	}
}
