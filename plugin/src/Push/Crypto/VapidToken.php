<?php

declare(strict_types=1);

namespace Vestibule\Push\Crypto;

/** Shows a push service who sends (RFC 8292): a token for the origin of the service, signed with the site's key. */
final class VapidToken {

	public function __construct( private readonly KeyPair $keys ) {}

	/**
	 * The value of the header Authorization.
	 *
	 * @param string $audience Origin of the push service.
	 * @param int    $expires  Unix seconds, at most a day ahead.
	 * @param string $subject  mailto: or https: address of who sends.
	 * @throws CryptoFault
	 */
	public function header( string $audience, int $expires, string $subject ): string {
		$input = self::input( $audience, $expires, $subject );
		return "vapid t={$input}." . Base64Url::encode( $this->keys->sign( $input ) ) . ', k=' . Base64Url::encode( $this->keys->public );
	}

	/** What is signed. */
	public static function input( string $audience, int $expires, string $subject ): string {
		$part = static fn ( array $claims ): string => Base64Url::encode( (string) wp_json_encode( $claims, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		return $part( array( 'typ' => 'JWT', 'alg' => 'ES256' ) ) . '.' . $part( array( 'aud' => $audience, 'exp' => $expires, 'sub' => $subject ) );
	}
}
