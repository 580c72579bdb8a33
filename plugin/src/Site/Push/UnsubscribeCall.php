<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor wants no more: POST `endpoint`. Whoever knows an endpoint, which is as long as a password, may take it out;
 * the answer does not say whether it was there. Works also when notifications are switched off.
 */
final class UnsubscribeCall implements Call {

	public const SAME_ORIGIN  = true;
	public const RATE_NAME    = 'push_unsubscribe';
	public const RATE_LIMIT   = 60;
	public const RATE_SECONDS = HOUR_IN_SECONDS;

	public function __construct(
		private readonly Subscriptions $subscriptions,
	) {}

	public function answer( Request $request ): Answer {
		$this->subscriptions->forget( (string) $request->body( 'endpoint' ) );
		return Answer::success( array() );
	}
}
