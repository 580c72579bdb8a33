<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use Closure;
use Vestibule\Contracts\PageRequest;
use Vestibule\Module as PluginModule;
use Vestibule\Storage\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the calls of all features behind admin-ajax, for signed-in and anonymous visitors alike
 * (docs/reference/calls.md).
 */
final class Module implements PluginModule {

	/** @param Closure(): list<Call> $calls Put together only where one can be made. */
	public function __construct(
		private readonly Closure $calls,
		private readonly RequestReader $reader,
		private readonly Connection $connection,
	) {}

	public function register(): void {
		foreach ( PageRequest::isNow() ? array() : ( $this->calls )() as $call ) {
			$handle = fn () => $this->handle( $call );
			add_action( 'wp_ajax_' . $call->action(), $handle );
			add_action( 'wp_ajax_nopriv_' . $call->action(), $handle );
		}
	}

	private function handle( Call $call ): never {
		$request = $this->reader->read();
		( new Sender() )->send( ( new Dispatcher( $this->connection ) )->answer( $call, $request ), $request->method );
		exit;
	}
}
