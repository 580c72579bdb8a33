<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use Closure;
use Vestibule\Storage\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a feature's calls behind admin-ajax, for signed-in and anonymous visitors alike (docs/rest.md). The
 * actions are always there; a call is made when it is called.
 */
final class Calls {

	public function __construct( private readonly Store $store, private readonly RateLimit $rates ) {}

	/** @param array<string, Closure(): Call> $calls By action. */
	public function register( array $calls ): void {
		foreach ( $calls as $action => $make ) {
			$handle = fn () => $this->handle( $make );
			add_action( "wp_ajax_{$action}", $handle );
			add_action( "wp_ajax_nopriv_{$action}", $handle );
		}
	}

	/** @param Closure(): Call $make */
	private function handle( Closure $make ): never {
		$request    = ( new RequestReader() )->read();
		$dispatcher = new Dispatcher( $this->store->connection(), $this->rates );
		( new Sender() )->send( $dispatcher->answer( $make(), $request ), $request->method );
		exit;
	}
}
