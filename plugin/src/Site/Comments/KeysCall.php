<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that returns new keys for a page whose keys have expired (docs/spam.md). The response matches the
 * contract `antibot-keys`.
 */
#[Answers( 'get_antibot_keys' )]
final class KeysCall implements Call {

	/** Requests per minute and IP address. High enough for schools and offices, whose computers share an address. */
	private const LIMIT = 60;

	public function __construct(
		private readonly Keys $keys,
		private readonly Clock $clock,
		private readonly RateLimit $rates,
	) {}

	public function answer( Request $request ): Answer {
		if ( ! $this->rates->allows( 'antibot_keys', $request->address, self::LIMIT, MINUTE_IN_SECONDS ) ) {
			return self::error(
				429,
				'too_many',
				'Too many requests for comment keys.',
				array( 'Retry-After' => (string) $this->rates->retryAfter( MINUTE_IN_SECONDS ) )
			);
		}
		$nonce = $request->body( 'nonce' );
		if ( null === $nonce ) {
			return self::error( 400, 'bad_request', 'The request for comment keys has no nonce.' );
		}
		$post = $this->keys->postOf( $nonce );
		if ( null === $post ) {
			return self::error( 403, 'invalid_nonce', 'The nonce of the comment form is not valid.' );
		}
		$period = Keys::periodAt( $this->clock->now()->getTimestamp() );
		return new Answer(
			200,
			array( 'data' => $this->keys->pairs( $post, $period ), 'expiry' => Keys::expiry( $period ) )
		);
	}

	/**
	 * Returns an error. The message is not translated, because it is only for the browser's console.
	 *
	 * @param array<string, string> $headers
	 */
	private static function error( int $status, string $code, string $message, array $headers = array() ): Answer {
		return new Answer( $status, array( 'error_code' => $code, 'error_message' => $message ), $headers );
	}
}
