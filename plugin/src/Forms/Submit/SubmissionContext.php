<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

/** What is known of a submission beside its answers. */
final class SubmissionContext {

	/**
	 * @param string $sourceUrl The page that it belongs to; empty for none.
	 * @param int    $user      Who it is from; 0 for nobody.
	 * @param string $language  As WordPress names it, such as de_DE: in it the errors and the message are. Empty is the
	 * site's.
	 * @param string $key       Chosen by the program: what is sent again under the same key within a day is stored once.
	 * Empty for none.
	 */
	public function __construct(
		public readonly string $sourceUrl = '',
		public readonly int $user = 0,
		public readonly string $language = '',
		public readonly string $key = '',
	) {}

	/** @param array<array-key, mixed> $context `source_url`, `user`, `language`, `key`; what has another type is left out. */
	public static function read( array $context, int $user ): self {
		$text = static fn ( string $key ): string => is_string( $context[ $key ] ?? null ) ? $context[ $key ] : '';
		$url  = esc_url_raw( $text( 'source_url' ), array( 'http', 'https' ) );
		return new self( $url, is_int( $context['user'] ?? null ) ? max( 0, $context['user'] ) : $user, $text( 'language' ), $text( 'key' ) );
	}
}
