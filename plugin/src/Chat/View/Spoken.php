<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

/**
 * The link of an account in words: with pauses, state first, units spelled out, and what it opens. A reader would run
 * its parts together; src/chat/spoken.ts says the same (tests/vectors/chat-spoken.json).
 *
 * @phpstan-import-type Account from Props
 */
final class Spoken {

	/**
	 * @param Account               $account
	 * @param array<string, string> $words
	 */
	public static function link( array $account, array $words, bool $opens_in_new_tab, string $label = '' ): string {
		$away  = $account['isOnline'] ? '' : self::spelled( $account['status'], $words );
		$state = $words[ $account['isOnline'] ? 'online' : 'offline' ];
		$who   = array( $label, $account['name'], $state, $away, $account['next'] );
		$parts = array( implode( ', ', self::filled( $who ) ), $account['title'], $words[ $opens_in_new_tab ? 'opensInTab' : 'opens' ] );
		return implode( '. ', self::filled( $parts ) );
	}

	/**
	 * Such as "Back in 3 hours 56 minutes" for "Back in 3h 56m"; the owner's own units stay.
	 *
	 * @param array<string, string> $words
	 */
	private static function spelled( string $status, array $words ): string {
		$units = array( 'h' => array( 'hour', 'hours' ), 'm' => array( 'minute', 'minutes' ) );
		$spell = static fn ( array $found ): string => str_replace( '%s', $found[1], $words[ $units[ $found[2] ][ '1' === $found[1] ? 0 : 1 ] ] );
		return (string) preg_replace_callback( '/\b(\d+)([hm])\b/', $spell, $status );
	}

	/**
	 * @param list<string> $parts
	 * @return list<string>
	 */
	private static function filled( array $parts ): array {
		return array_values( array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}
}
