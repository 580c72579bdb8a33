<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/**
 * Verifies captcha responses with the protocol that all services share. Sends the visitor's response and the keys to
 * the service, waits at most two seconds, and does not follow redirects.
 */
final class SiteVerify {

	private const SECONDS = 2;

	private const MAX_RESPONSE_BYTES = 16384;

	/** Error codes for captcha responses that are missing, invalid, expired or already used. */
	private const VISITORS = array(
		'missing-input-response', 'invalid-input-response', 'timeout-or-duplicate', 'expired-input-response',
		'already-seen-response', 'invalid-or-already-seen-response',
	);

	public function ask(
		Service $service,
		string $secret,
		string $site_key,
		string $response,
		Expected $expected
	): Outcome {
		$answer = $this->answer(
			$service,
			array( 'secret' => $secret, 'response' => $response ) + (
				$service instanceof KnownService && $service->takesSiteKey ? array( 'sitekey' => $site_key ) : array()
			)
		);
		if ( null === $answer || ! is_bool( $answer['success'] ?? null ) ) {
			return Outcome::unknown( 'no-answer' );
		}
		if ( ! $answer['success'] ) {
			return $this->failure( $answer );
		}
		return $this->isHere( $answer ) ? $service->outcome( $answer, $expected ) : Outcome::refused( 'hostname' );
	}

	/** @param array<array-key, mixed> $answer */
	private function failure( array $answer ): Outcome {
		$codes = array_values(
			array_filter(
				is_array( $answer['error-codes'] ?? null ) ? $answer['error-codes'] : array(),
				is_string( ... )
			)
		);
		// If the secret key is wrong, services may also report errors in the visitor's response. The wrong key takes
		// precedence, because only the site owner can correct it.
		$ours  = array_values( array_diff( $codes, self::VISITORS ) );
		return array() === $codes || array() !== $ours
			? Outcome::unknown( $this->code( $ours[0] ?? 'no-reason' ) )
			: Outcome::refused( $codes[0] );
	}

	private function code( string $code ): string {
		return 1 === preg_match( '/^[a-z0-9-]{1,60}$/D', $code ) ? $code : 'no-reason';
	}

	/**
	 * Checks the hostname in the service's answer, because a captcha that was solved on another site must not be
	 * accepted. Services whose answer doesn't contain a hostname check it themselves.
	 *
	 * @param array<array-key, mixed> $answer
	 */
	private function isHere( array $answer ): bool {
		$host  = $answer['hostname'] ?? null;
		$hosts = array_map(
			static fn ( string $url ): string => (string) wp_parse_url( $url, PHP_URL_HOST ),
			array( home_url(), site_url() )
		);
		/**
		 * Filters the hostnames whose captcha responses are accepted. A site with a domain for each language needs all
		 * its domains.
		 *
		 * @param list<string> $hosts
		 */
		$hosts = apply_filters( 'vestibule/captcha_hosts', $hosts );
		$plain = static fn ( mixed $name ): string =>
			preg_replace( '/^www\./', '', strtolower( is_string( $name ) ? $name : '' ) ) ?? '';
		return null === $host
			|| '' === $host
			|| in_array( $plain( $host ), array_map( $plain, is_array( $hosts ) ? $hosts : array() ), true );
	}

	/**
	 * @param array<string, string> $question
	 * @return array<array-key, mixed>|null Decoded response of the service. Null if it is missing or invalid.
	 */
	private function answer( Service $service, array $question ): ?array {
		/**
		 * Filters the URL that verifies captchas. For example, www.recaptcha.net can be used in countries where
		 * Google's own domain is blocked.
		 *
		 * @param string $url
		 * @param string $service Name of the service.
		 */
		$url    = apply_filters( 'vestibule/captcha_verify_url', $service->verifyUrl(), $service->name() );
		$answer = wp_safe_remote_post(
			is_string( $url ) ? $url : $service->verifyUrl(),
			array(
				'timeout' => self::SECONDS,
				'redirection' => 0,
				'limit_response_size' => self::MAX_RESPONSE_BYTES,
				'body' => $question,
			)
		);
		// Services answer invalid requests with status 400 and a reason, so only server errors are ignored.
		$data = is_wp_error( $answer ) || wp_remote_retrieve_response_code( $answer ) >= 500
			? null
			: json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $data ) ? $data : null;
	}
}
