<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- Secrets and signatures are written in base64.

/** How a delivery is signed, as Standard Webhooks says: a receiver checks it with the libraries that there are. */
final class Signature {

	public const PREFIX = 'whsec_';

	/** @param string $secret `whsec_` and base64. */
	public static function of( string $secret, string $id, int $timestamp, string $body ): string {
		$key = (string) base64_decode( str_starts_with( $secret, self::PREFIX ) ? substr( $secret, strlen( self::PREFIX ) ) : $secret, true );
		return 'v1,' . base64_encode( hash_hmac( 'sha256', "{$id}.{$timestamp}.{$body}", $key, true ) );
	}

	/**
	 * @param list<string> $secrets
	 * @return array<string, string>
	 */
	public static function headers( array $secrets, string $id, int $timestamp, string $body ): array {
		return array(
			'webhook-id'        => $id,
			'webhook-timestamp' => (string) $timestamp,
			'webhook-signature' => implode( ' ', array_map( static fn ( string $secret ): string => self::of( $secret, $id, $timestamp, $body ), $secrets ) ),
		);
	}
}
