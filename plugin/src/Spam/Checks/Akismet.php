<?php

declare(strict_types=1);

namespace Vestibule\Spam\Checks;

use Vestibule\Contracts\Settings;
use Vestibule\Contracts\Spam\AsksOthers;
use Vestibule\Contracts\Spam\Submission;
use Vestibule\Contracts\Spam\Verdict;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Asks Akismet, where its plugin is active and has a key and the owner switched it on here. The plugin itself makes the
 * call, so key, host and user agent are its own. When it does not answer, the submission passes.
 */
final class Akismet implements AsksOthers {

	private const SECONDS = 2;

	/** Of the other plugin, which is there or not. */
	private const ASK = array( 'Akismet', 'http_post' );
	private const KEY = array( 'Akismet', 'get_api_key' );

	/** What Akismet learns is enough of a long text. */
	private const LONGEST = 20000;

	public function __construct( private readonly Settings $settings ) {}

	/** Whether its plugin is active and has a key. */
	public static function isThere(): bool {
		return is_callable( self::ASK ) && is_callable( self::KEY ) && ! in_array( call_user_func( self::KEY ), array( '', false, null ), true );
	}

	public function name(): string {
		return 'akismet';
	}

	public function judge( Submission $submission ): Verdict {
		if ( ! $this->settings->isOn( 'akismet' ) || ! self::isThere() ) {
			return Verdict::pass();
		}
		return 'true' === $this->ask( http_build_query( $this->questionFor( $submission ) ) ) ? Verdict::spam() : Verdict::pass();
	}

	public function reason( string $detail ): string {
		return __( 'Akismet calls it spam', 'vestibule' );
	}

	/** @return array<string, string> As Akismet documents the call comment-check. */
	private function questionFor( Submission $submission ): array {
		$question = array(
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => 'UTF-8',
			'user_ip'              => $submission->address,
			'user_agent'           => $submission->agent,
			'referrer'             => $submission->referer,
			'permalink'            => $submission->page,
			'comment_type'         => 'contact-form',
			'comment_author'       => $submission->name,
			'comment_author_email' => $submission->email,
			'comment_content'      => mb_strcut( implode( "\n", $submission->texts() ), 0, self::LONGEST, 'UTF-8' ),
		);
		/**
		 * Filters what Akismet is asked about a submission.
		 *
		 * @param array<string, string> $question
		 * @param Submission            $submission
		 */
		$filtered = apply_filters( 'vestibule/akismet_question', $question, $submission );
		return array_map( strval( ... ), array_filter( is_array( $filtered ) ? $filtered : $question, is_scalar( ... ) ) );
	}

	/** @return string true, false, or what else was answered; empty for no answer. */
	private function ask( string $question ): string {
		// The plugin waits for a quarter of a minute, three times over, and a visitor with it.
		$end   = microtime( true ) + self::SECONDS;
		$hurry = static fn ( array $args ): array => array( 'timeout' => max( 0.1, $end - microtime( true ) ), 'redirection' => 0 ) + $args;
		$stop  = static fn ( mixed $answer ): mixed => false === $answer && microtime( true ) >= $end ? new WP_Error( 'vestibule_no_time', 'Akismet took too long.' ) : $answer;
		add_filter( 'http_request_args', $hurry );
		add_filter( 'pre_http_request', $stop, 5 );
		try {
			$answer = is_callable( self::ASK ) ? call_user_func( self::ASK, $question, 'comment-check' ) : null;
		} finally {
			remove_filter( 'http_request_args', $hurry );
			remove_filter( 'pre_http_request', $stop, 5 );
		}
		return is_array( $answer ) && is_string( $answer[1] ?? null ) ? trim( $answer[1] ) : '';
	}
}
