<?php

declare(strict_types=1);

namespace Vestibule\Forms\Withdrawal;

use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * URL of the page on which a sender leaves a waiting list: `/?vestibule_leave={entry}.{secret}`. The secret is a
 * signature of the entry ID, the time of submission and the current email address, so a link sent to an earlier address
 * stops working. The link works until the entry is deleted.
 */
final class LeaveLink {

	public const QUERY = 'vestibule_leave';

	public function __construct( private readonly Secret $secret ) {}

	public function url( StoredEntry $entry ): string {
		return add_query_arg( self::QUERY, $this->signed( $entry ), home_url( '/' ) );
	}

	/** Returns a placeholder URL, without a valid token, for previews and test emails. */
	public static function example(): string {
		return home_url( '/?' . self::QUERY . '=…' );
	}

	public function opens( StoredEntry $entry, string $given ): bool {
		return hash_equals( $this->signed( $entry ), $given );
	}

	private function signed( StoredEntry $entry ): string {
		return $this->secret->numbered(
			'leave',
			$entry->id,
			(string) $entry->createdAt?->getTimestamp() . "|{$entry->email}"
		);
	}
}
