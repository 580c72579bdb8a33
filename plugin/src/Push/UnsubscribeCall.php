<?php

declare(strict_types=1);

namespace Vestibule\Push;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Call;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Request;
use Vestibule\Ajax\SameOrigin;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor wants no more: POST `endpoint`. Whoever knows an endpoint, which is as long as a password, may take it out;
 * the answer does not say whether it was there. Works also when notifications are switched off.
 */
final class UnsubscribeCall implements Call {

	private const LIMIT = 60;

	public function __construct(
		private readonly Subscriptions $subscriptions,
		private readonly RateLimit $rates,
	) {}

	public function answer( Request $request ): Answer {
		if ( ! SameOrigin::allows( $request ) ) {
			return new Answer( 403, array( 'success' => false ) );
		}
		if ( ! $this->rates->allows( 'push_unsubscribe', $request->address, self::LIMIT, HOUR_IN_SECONDS ) ) {
			return new Answer( 429, array( 'success' => false ) );
		}
		$this->subscriptions->forget( (string) $request->body( 'endpoint' ) );
		return Answer::success( array() );
	}
}
