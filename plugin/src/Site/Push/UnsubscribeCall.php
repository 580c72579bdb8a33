<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that deletes a subscription: POST `endpoint`. Endpoints are as hard to guess as passwords, so nothing
 * else is checked. The response doesn't reveal whether the subscription existed. Works even if notifications are off.
 */
#[Answers( 'vestibule_push_unsubscribe' )]
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
