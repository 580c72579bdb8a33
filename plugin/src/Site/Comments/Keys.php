<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Closure;

/**
 * Keys in a comment form: names and values of hidden fields (docs/spam.md). They are an HMAC of the post ID and the
 * day. They change daily, and the server can verify them without storing them.
 */
final class Keys {

	/** Validity in seconds. Keys change at the end of each UTC day. */
	private const PERIOD = DAY_IN_SECONDS;

	private const PAIRS = 2;

	/** Name of the hidden field with the expiry time of the keys. */
	public const EXPIRY = 'vestibule_antibot_expiry';

	private const GRACE = DAY_IN_SECONDS;

	/** Maximum age of valid keys. No page cache is that old, so older keys were collected by a bot. */
	private const MAX_AGE_SECONDS = 90 * DAY_IN_SECONDS;

	/** Allowed difference between the clocks of two servers of a site. */
	private const SKEW = 5 * MINUTE_IN_SECONDS;

	/** @param Closure(string, string): string $sign Signs a text for a purpose. Returns 64 hexadecimal digits. */
	public function __construct( private readonly Closure $sign ) {}

	/** Returns the name and ID of the text field. They never change on a site, so old cached pages still work. */
	public function field(): string {
		return 'c' . substr( ( $this->sign )( 'comment-field', '' ), 0, 12 );
	}

	/** Returns the token with which a page requests new keys, such as `12.0f3c…`. It never expires. */
	public function nonce( int $post ): string {
		return $post . '.' . substr( ( $this->sign )( 'comment-nonce', (string) $post ), 0, 32 );
	}

	/** Returns the post ID in a nonce. Null if the nonce is invalid. */
	public function postOf( string $nonce ): ?int {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{32}$/D', $nonce, $part )
			&& hash_equals( $this->nonce( (int) $part[1] ), $nonce )
			? (int) $part[1]
			: null;
	}

	/** Returns the value that marks forms whose text field keeps the name `comment`, because other code rendered it. */
	public function plainMark( int $post ): string {
		return substr( ( $this->sign )( 'comment-plain', (string) $post ), 0, 24 );
	}

	public static function periodAt( int $time ): int {
		return intdiv( $time, self::PERIOD );
	}

	/** Returns the Unix timestamp at which the keys of a period expire. */
	public static function expiry( int $period ): int {
		return ( $period + 1 ) * self::PERIOD;
	}

	/** @return list<array{string, string}> Names and values of the hidden fields. */
	public function pairs( int $post, int $period ): array {
		$pairs = array();
		for ( $number = 0; $number < self::PAIRS; $number++ ) {
			$signed  = ( $this->sign )( 'comment-key', "{$post}|{$period}|{$number}" );
			$pairs[] = array( 'k' . substr( $signed, 0, 12 ), substr( $signed, 12, 24 ) );
		}
		return $pairs;
	}

	/**
	 * Checks the posted keys of a comment. Keys are accepted for one day after they expire, for pages that were open
	 * when the keys changed. Test cases are in tests/vectors/comment-keys.json.
	 *
	 * @param array<array-key, mixed> $posted
	 * @return Reason|null Reason to hold the comment. Null if the keys are valid.
	 */
	public function fault( int $post, array $posted, int $now ): ?Reason {
		$fresh = array_unique(
			array( self::periodAt( $now ), self::periodAt( $now - self::GRACE ), self::periodAt( $now + self::SKEW ) )
		);
		foreach ( $fresh as $period ) {
			if ( $this->has( $posted, $post, $period ) ) {
				return null;
			}
		}
		$expiry = $this->statedExpiry( $posted );
		if (
			null !== $expiry
				&& $now - $expiry <= self::MAX_AGE_SECONDS
				&& $this->has( $posted, $post, self::periodAt( $expiry - 1 ) )
		) {
			return Reason::Stale;
		}
		return $this->hasAny( $posted ) ? Reason::Wrong : Reason::Missing;
	}

	/** @param array<array-key, mixed> $posted */
	private function has( array $posted, int $post, int $period ): bool {
		foreach ( $this->pairs( $post, $period ) as list( $name, $value ) ) {
			$sent = $posted[ $name ] ?? null;
			if ( ! is_string( $sent ) || ! hash_equals( $value, $sent ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<array-key, mixed> $posted */
	private function statedExpiry( array $posted ): ?int {
		$expiry = $posted[ self::EXPIRY ] ?? null;
		return is_string( $expiry ) && 1 === preg_match( '/^[1-9]\d{0,11}$/D', $expiry ) ? (int) $expiry : null;
	}

	/** @param array<array-key, mixed> $posted */
	private function hasAny( array $posted ): bool {
		return array() !== preg_grep( '/^k[0-9a-f]{12}$/D', array_map( 'strval', array_keys( $posted ) ) );
	}
}
