<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Http\AddressFault;
use Vestibule\Kernel\Http\Pin;
use Vestibule\Kernel\Http\PublicHost;
use Vestibule\Kernel\Time\Clock;

/**
 * Sends an entry to a webhook. Requests are signed, limited in size and time, and never sent to a private network
 * unless a filter allows it.
 */
final class Request {

	private const SECONDS = 10;

	/** Maximum number of bytes of the response to read. */
	private const ANSWER = 4096;

	public function __construct(
		private readonly Body $body,
		private readonly Secrets $secrets,
		private readonly Clock $clock,
		private readonly PublicHost $hosts = new PublicHost(),
	) {}

	/** @param string $id ID of the delivery. All attempts have the same ID. */
	public function send( StoredEntry $entry, int $form_post, Webhook $webhook, string $id ): Reply {
		$addresses = $this->addresses( $webhook->url );
		if ( $addresses instanceof AddressFault ) {
			return Reply::notSent( $this->words( $addresses ) );
		}
		$body = $this->body( $entry, $webhook, $id );
		if ( strlen( $body ) > Body::MAX_BYTES ) {
			return Reply::notSent( __( 'The request would be larger than 1 MB. Choose fewer fields.', 'vestibule' ) );
		}
		$now     = $this->clock->now()->getTimestamp();
		$signed  = Secrets::headers( $this->secrets->current( $form_post, $webhook->id, $now ), $id, $now, $body );
		$headers = array_merge(
			array( 'User-Agent' => 'Vestibule-Webhook' ),
			$webhook->headers,
			array( 'Content-Type' => 'application/json; charset=utf-8' ),
			$signed
		);
		return Reply::fromResponse(
			( new Pin( $webhook->url, $addresses ) )->post( $headers, $body, self::SECONDS, self::ANSWER )
		);
	}

	/** Returns the JSON body of a delivery. */
	public function body( StoredEntry $entry, Webhook $webhook, string $id ): string {
		return $this->body->json( $entry, $webhook, $id );
	}

	/** @return string Translated reason why the URL is not allowed. Empty if it is allowed. */
	public function fault( string $url ): string {
		$found = '' === $url ? array() : $this->addresses( $url );
		return $found instanceof AddressFault ? $this->words( $found ) : '';
	}

	/**
	 * @return list<string>|AddressFault IP addresses to connect to. Empty if the filter allows a URL that is not
	 * public.
	 */
	private function addresses( string $url ): array|AddressFault {
		$found = $this->hosts->resolve( $url );
		/**
		 * Filters whether webhooks may be sent to a URL, for endpoints in a private network or without https.
		 *
		 * @param bool   $is_public Whether the URL uses https and its hostname resolves only to public addresses.
		 * @param string $url
		 */
		$allowed = true === apply_filters( 'vestibule/webhook_url', is_array( $found ), $url );
		if ( $allowed ) {
			return is_array( $found ) ? $found : array();
		}
		return is_array( $found ) ? AddressFault::NotPublic : $found;
	}

	private function words( AddressFault $fault ): string {
		return match ( $fault ) {
			AddressFault::NotHttps    => __( 'Enter a URL that begins with https://.', 'vestibule' ),
			AddressFault::Credentials => __(
				'The URL must not contain a username or password. Put them into a header.',
				'vestibule'
			),
			AddressFault::Port        => __( 'Only ports 443 and 8443 are allowed.', 'vestibule' ),
			AddressFault::NoName      => __(
				'Enter a URL with a server name, such as hooks.example.com.',
				'vestibule'
			),
			AddressFault::Unknown     => __( 'Server not found. Check the spelling.', 'vestibule' ),
			AddressFault::NotPublic   => __(
				'The URL leads to a private network. Webhooks need a public URL.',
				'vestibule'
			),
		};
	}
}
