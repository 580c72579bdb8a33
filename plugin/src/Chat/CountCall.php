<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Call;
use Vestibule\Ajax\RateLimit;
use Vestibule\Ajax\Request;
use Vestibule\Ajax\SameOrigin;

defined( 'ABSPATH' ) || exit;

/** Counts a chat that a visitor of this site began: POST `account`. */
final class CountCall implements Call {

	private const LIMIT  = 30;
	private const WINDOW = 60;

	public function __construct(
		private readonly Accounts $accounts,
		private readonly Counts $counts,
		private readonly RateLimit $rates,
	) {}

	public function answer( Request $request ): Answer {
		if ( ! SameOrigin::allows( $request ) ) {
			return new Answer( 403, array( 'success' => false ) );
		}
		$account = $this->accounts->byId( (int) $request->body( 'account' ) );
		if ( null === $account ) {
			return new Answer( 404, array( 'success' => false ) );
		}
		if ( ! $this->rates->allows( 'chat_count', $request->address, self::LIMIT, self::WINDOW ) ) {
			return new Answer( 429, array( 'success' => false ), array( 'Retry-After' => (string) $this->rates->retryAfter( self::WINDOW ) ) );
		}
		$this->counts->add( $account->id );
		/** After a chat was started and counted; docs/hooks.md. */
		do_action( 'vestibule/chat_started', $account->id );
		return Answer::success( array() );
	}
}
