<?php

declare(strict_types=1);

namespace Vestibule\Guard\Checks;

use Vestibule\Guard\Akismet\Service;
use Vestibule\Guard\AsksOthers;
use Vestibule\Guard\SpamSettings;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * Spam check by Akismet. Requires Akismet's plugin with a key, and must be enabled in the settings. If Akismet doesn't
 * respond, the submission passes the check.
 */
final class Akismet implements AsksOthers {

	private const SECONDS = 2;

	/** Maximum size of the text that is sent. This is sufficient to detect spam in long text. */
	private const MAX_BYTES = 20000;

	public function __construct(
		private readonly SpamSettings $settings,
		private readonly Service $service,
	) {}

	public function name(): string {
		return 'akismet';
	}

	public function judge( Submission $submission ): Verdict {
		$this->service->forget();
		if ( ! $this->settings->values()->akismet || ! Service::isThere() ) {
			return Verdict::pass();
		}
		$question = $this->questionFor( $submission );
		$answer   = $this->service->call( $question, 'comment-check', self::SECONDS );
		if ( in_array( $answer, array( 'true', 'false' ), true ) ) {
			$this->service->remember( $question, 'true' === $answer );
		}
		return 'true' === $answer ? Verdict::spam() : Verdict::pass();
	}

	public function reason( string $detail ): string {
		return __( 'Marked as spam by Akismet', 'vestibule' );
	}

	/** @return array<string, string> Parameters of comment-check, as described in Akismet's documentation. */
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
			'comment_content'      => mb_strcut( implode( "\n", $submission->texts() ), 0, self::MAX_BYTES, 'UTF-8' ),
		);
		/**
		 * Filters the data sent to Akismet about a submission.
		 *
		 * @param array<string, string> $question
		 * @param Submission            $submission
		 */
		$filtered = apply_filters( 'vestibule/akismet_question', $question, $submission );
		return array_map(
			strval( ... ),
			array_filter( is_array( $filtered ) ? $filtered : $question, is_scalar( ... ) )
		);
	}
}
