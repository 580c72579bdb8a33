<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- Secrets and signatures are encoded in base64.

/**
 * Secrets for signing webhooks. They follow Standard Webhooks, so existing libraries can verify deliveries. The secrets
 * are stored as form meta, which is never part of REST responses, revisions, copies or exports. A new secret is
 * displayed once. For one more day, deliveries are also signed with the previous secret, so that the owner of the
 * endpoint has time to switch.
 */
final class Secrets {

	/** The underscore protects the meta key. It is not registered, so REST never returns it. */
	public const META = '_vestibule_webhook_secrets';

	private const PREFIX = 'whsec_';

	private const BYTES = 32;

	/**
	 * @return non-empty-list<string> Secrets to sign with at this time. If the webhook has no secret, one is created.
	 */
	public function current( int $post, string $webhook, int $now ): array {
		$kept = $this->all( $post )[ $webhook ] ?? null;
		if ( null === $kept ) {
			return array( $this->renew( $post, $webhook, $now ) );
		}
		return '' !== $kept['former'] && $now < $kept['until']
			? array( $kept['secret'], $kept['former'] )
			: array( $kept['secret'] );
	}

	/**
	 * Replaces the secret of a webhook.
	 *
	 * @return string New secret, in the format that endpoints expect.
	 */
	public function renew( int $post, string $webhook, int $now ): string {
		$all             = $this->all( $post );
		$secret          = self::PREFIX . base64_encode( random_bytes( self::BYTES ) );
		$all[ $webhook ] = array(
			'secret' => $secret,
			'former' => $all[ $webhook ]['secret'] ?? '',
			'until' => $now + DAY_IN_SECONDS,
		);
		update_post_meta( $post, self::META, $all );
		return $secret;
	}

	/** @return list<string> IDs of the webhooks that have a secret. */
	public function names( int $post ): array {
		return array_map( strval( ... ), array_keys( $this->all( $post ) ) );
	}

	/** @param string $secret `whsec_` followed by base64. */
	public static function sign( string $secret, string $id, int $timestamp, string $body ): string {
		$key = (string) base64_decode(
			str_starts_with( $secret, self::PREFIX ) ? substr( $secret, strlen( self::PREFIX ) ) : $secret,
			true
		);
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
			'webhook-signature' => implode(
				' ',
				array_map(
					static fn ( string $secret ): string => self::sign( $secret, $id, $timestamp, $body ),
					$secrets
				)
			),
		);
	}

	/** @return array<array-key, array{secret: string, former: string, until: int}> */
	private function all( int $post ): array {
		$secrets = array();
		$stored  = get_post_meta( $post, self::META, true );
		foreach ( is_array( $stored ) ? $stored : array() as $id => $one ) {
			if ( is_array( $one ) && is_string( $one['secret'] ?? null ) ) {
				$secrets[ $id ] = array(
					'secret' => $one['secret'],
					'former' => is_string( $one['former'] ?? null ) ? $one['former'] : '',
					'until'  => is_int( $one['until'] ?? null ) ? $one['until'] : 0,
				);
			}
		}
		return $secrets;
	}
}
