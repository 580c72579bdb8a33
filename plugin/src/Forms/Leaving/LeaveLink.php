<?php

declare(strict_types=1);

namespace Vestibule\Forms\Leaving;

use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * The address of the page on which a sender leaves a waiting list: `/?vestibule_leave={entry}.{secret}`. The site's own
 * secret signs the entry's number, the time it was sent, and its current email address, so the link sent to an earlier
 * address stops working. It works until the entry is deleted.
 */
final class LeaveLink {

	public const QUERY = 'vestibule_leave';

	public function __construct( private readonly Secret $secret ) {}

	public function url( StoredEntry $entry ): string {
		return add_query_arg( self::QUERY, $this->signed( $entry ), home_url( '/' ) );
	}

	/** What stands for it in previews and tests: it does not work. */
	public static function example(): string {
		return home_url( '/?' . self::QUERY . '=…' );
	}

	public function opens( StoredEntry $entry, string $given ): bool {
		return hash_equals( $this->signed( $entry ), $given );
	}

	private function signed( StoredEntry $entry ): string {
		return $this->secret->numbered( 'leave', $entry->id, (string) $entry->createdAt?->getTimestamp() . "|{$entry->email}" );
	}
}
