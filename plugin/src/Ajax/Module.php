<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use Vestibule\Module as PluginModule;

/** Puts the calls of all features behind admin-ajax, for signed-in and anonymous visitors alike (contract section 3). */
final class Module implements PluginModule {

	/** @param list<Call> $calls */
	public function __construct(
		private readonly array $calls,
		private readonly RequestReader $reader,
		private readonly Dispatcher $dispatcher,
		private readonly Sender $sender,
	) {}

	public function register(): void {
		foreach ( $this->calls as $call ) {
			$handle = fn () => $this->handle( $call );
			add_action( 'wp_ajax_' . $call->action(), $handle );
			add_action( 'wp_ajax_nopriv_' . $call->action(), $handle );
		}
	}

	private function handle( Call $call ): never {
		$request = $this->reader->read();
		$this->sender->send( $this->dispatcher->answer( $call, $request ), $request->method );
		exit;
	}
}
