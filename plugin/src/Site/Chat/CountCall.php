<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/** AJAX action that counts a chat started by a visitor: POST `account`. */
#[Answers( 'vestibule_chat_count' )]
final class CountCall implements Call {

	public const SAME_ORIGIN = true;
	public const RATE_NAME   = 'chat_count';
	public const RATE_LIMIT  = 30;

	public function __construct(
		private readonly Accounts $accounts,
		private readonly Counts $counts,
	) {}

	public function answer( Request $request ): Answer {
		$account = $this->accounts->byId( (int) $request->body( 'account' ) );
		if ( null === $account ) {
			return new Answer( 404, array( 'success' => false ) );
		}
		$this->counts->add( $account->id );
		/** Fires after a chat was started and counted (docs/hooks.md). */
		do_action( 'vestibule/chat_started', $account->id );
		return Answer::success( array() );
	}
}
