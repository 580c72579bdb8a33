<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

use Closure;

defined( 'ABSPATH' ) || exit;

/** A call that is put together when it is made, because its parts cost time that no page view should pay. */
final class LateCall implements Call {

	/** @param Closure(): Call $make */
	public function __construct( private readonly string $action, private readonly Closure $make ) {}

	public function action(): string {
		return $this->action;
	}

	public function answer( Request $request ): Answer {
		return ( $this->make )()->answer( $request );
	}
}
