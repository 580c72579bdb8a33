<?php

declare(strict_types=1);

namespace Vestibule\Forms\Unsubscribe;

use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * URL of the page on which a sender unsubscribes: `/?vestibule_unsubscribe={entry}.{secret}`. The secret is a signature
 * of the entry ID, the time of submission and the email address. The link works until the entry is deleted.
 */
final class UnsubscribeLink {

	public const QUERY = 'vestibule_unsubscribe';

	public function __construct( private readonly Secret $secret ) {}

	public function url( StoredEntry $entry ): string {
		return add_query_arg( self::QUERY, $this->signed( $entry ), home_url( '/' ) );
	}

	/** Returns a placeholder URL, without a valid token, for previews and tests. */
	public static function example(): string {
		return home_url( '/?' . self::QUERY . '=…' );
	}

	public function opens( StoredEntry $entry, string $given ): bool {
		return hash_equals( $this->signed( $entry ), $given );
	}

	private function signed( StoredEntry $entry ): string {
		$signs = (string) $entry->createdAt?->getTimestamp() . "|{$entry->email}";
		return $this->secret->numbered( 'unsubscribe', $entry->id, $signs );
	}
}
