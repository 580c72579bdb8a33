<?php

declare(strict_types=1);

namespace Vestibule\Guard\Akismet;

use WP_Error;

/** Connection to Akismet through its own plugin, which sends the requests with its key, hostname and user agent. */
final class Service {

	/** Methods of the Akismet plugin. They don't exist if the plugin is not installed. */
	private const ASK = array( 'Akismet', 'http_post' );
	private const KEY = array( 'Akismet', 'get_api_key' );

	/**
	 * Data that was sent about the submission that is being checked. Stored here until its entry has an ID.
	 *
	 * @var array{question: array<string, string>, isSpam: bool}|null
	 */
	private ?array $last = null;

	/** Checks whether the Akismet plugin is active and has a key. */
	public static function isThere(): bool {
		return is_callable( self::ASK )
			&& is_callable( self::KEY )
			&& ! in_array( call_user_func( self::KEY ), array( '', false, null ), true );
	}

	/**
	 * @param array<string, string>                        $question Parameters, as described in Akismet's
	 * documentation.
	 * @param 'comment-check'|'submit-spam'|'submit-ham'   $call
	 * @param int                                          $seconds  Time limit for the whole call. Akismet's plugin
	 * itself would wait up to three times 15 seconds.
	 * @return string Response of Akismet. Empty if there was none.
	 */
	public function call( array $question, string $call, int $seconds ): string {
		$end   = microtime( true ) + $seconds;
		$hurry = static fn ( array $args ): array =>
			array( 'timeout' => max( 0.1, $end - microtime( true ) ), 'redirection' => 0 ) + $args;
		$stop  = static fn ( mixed $answer ): mixed =>
			false === $answer && microtime( true ) >= $end
				? new WP_Error( 'vestibule_no_time', 'Akismet took too long.' )
				: $answer;
		add_filter( 'http_request_args', $hurry );
		add_filter( 'pre_http_request', $stop, 5 );
		try {
			$answer = is_callable( self::ASK )
				? call_user_func( self::ASK, http_build_query( $question ), $call )
				: null;
		} finally {
			remove_filter( 'http_request_args', $hurry );
			remove_filter( 'pre_http_request', $stop, 5 );
		}
		return is_array( $answer ) && is_string( $answer[1] ?? null ) ? trim( $answer[1] ) : '';
	}

	/** @param array<string, string> $question */
	public function remember( array $question, bool $is_spam ): void {
		$this->last = array( 'question' => $question, 'isSpam' => $is_spam );
	}

	public function forget(): void {
		$this->last = null;
	}

	/**
	 * @return array{question: array<string, string>, isSpam: bool}|null Data of the last check. Each check is returned
	 * only once. Null if there was no check.
	 */
	public function take(): ?array {
		$last = $this->last;
		$this->forget();
		return $last;
	}
}
