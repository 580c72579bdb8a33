<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

/** Details of a submission in addition to its answers. */
final class SubmissionContext {

	/**
	 * @param string $sourceUrl URL of the page with the form. May be empty.
	 * @param int    $user      ID of the sender's user account. 0 if there is none.
	 * @param string $language  Locale of the errors and the message, such as de_DE. Empty for the language of the site.
	 * @param string $key       Idempotency key chosen by the API client. Submissions that are repeated with the same
	 * key within a day are stored only once. May be empty.
	 */
	public function __construct(
		public readonly string $sourceUrl = '',
		public readonly int $user = 0,
		public readonly string $language = '',
		public readonly string $key = '',
	) {}

	/**
	 * @param array<array-key, mixed> $context Values with the keys `source_url`, `user`, `language` and `key`. Values
	 * with a wrong type are ignored.
	 */
	public static function read( array $context, int $user ): self {
		$text = static fn ( string $key ): string => is_string( $context[ $key ] ?? null ) ? $context[ $key ] : '';
		$url  = esc_url_raw( $text( 'source_url' ), array( 'http', 'https' ) );
		return new self(
			$url,
			is_int( $context['user'] ?? null ) ? max( 0, $context['user'] ) : $user,
			$text( 'language' ),
			$text( 'key' )
		);
	}
}
