<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Http\Pin;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Push\Crypto\CryptoFault;
use Vestibule\Site\Push\Crypto\Encryption;

/**
 * Sends a message to the push service of one browser (RFC 8030). Requests only go to the endpoint's host, follow no
 * redirects, and end after five seconds.
 */
final class Delivery {

	private const SECONDS = 5;

	private const MAX_RESPONSE_BYTES = 1024;

	public function __construct(
		private readonly Setup $setup,
		private readonly SiteKeys $keys,
		private readonly Clock $clock,
	) {}

	/**
	 * @param string $text  JSON for the service worker.
	 * @param string $topic At most 32 characters. A later message with the same topic replaces one that was not
	 * delivered yet.
	 */
	public function send( Subscription $one, string $text, string $topic ): Reply {
		$reach = Endpoint::reach( $one->endpoint );
		if ( null === $reach ) {
			return new Reply( Outcome::Later );
		}
		try {
			$token = $this->keys->pair()->authorization(
				Endpoint::origin( $one->endpoint ),
				$this->clock->now()->getTimestamp() + 12 * HOUR_IN_SECONDS,
				$this->setup->contact()
			);
		} catch ( CryptoFault $fault ) {
			FaultLog::record( $fault );
			return new Reply( Outcome::Keys );
		}
		try {
			$body = Encryption::fresh( $text, $one->public, $one->auth );
		} catch ( CryptoFault $fault ) {
			FaultLog::record( $fault );
			return new Reply( Outcome::Refused );
		}
		$headers = array(
			'Authorization'    => $token,
			'Content-Encoding' => 'aes128gcm',
			'Content-Type'     => 'application/octet-stream',
			'TTL'              => (string) DAY_IN_SECONDS,
			'Topic'            => $topic,
			'Urgency'          => 'normal',
		);
		return $this->post( $one->endpoint, $headers, $body, $reach['addresses'] );
	}

	/**
	 * @param array<string, string> $headers
	 * @param list<string>          $addresses IP addresses that have been checked. The hostname could resolve to other
	 * addresses later.
	 */
	private function post( string $url, array $headers, string $body, array $addresses ): Reply {
		$answer = ( new Pin( $url, $addresses ) )->post( $headers, $body, self::SECONDS, self::MAX_RESPONSE_BYTES );
		if ( is_wp_error( $answer ) ) {
			return new Reply( Outcome::Later );
		}
		$after = wp_remote_retrieve_header( $answer, 'retry-after' );
		return Reply::fromResponse(
			(int) wp_remote_retrieve_response_code( $answer ),
			is_string( $after ) ? $after : '',
			$this->clock->now()->getTimestamp()
		);
	}
}
