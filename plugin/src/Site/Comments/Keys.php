<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Closure;

/**
 * The names and values that a comment form carries (docs/spam.md). Nothing is stored: each is an HMAC of
 * post and day, so names and values change every day, and the server computes whether they were ever its own.
 */
final class Keys {

	/** How long keys are printed, in seconds: until the end of a day in UTC. */
	private const PERIOD = DAY_IN_SECONDS;

	private const PAIRS = 2;

	/** The name under which a form says when its keys run out. */
	public const EXPIRY = 'vestibule_antibot_expiry';

	private const GRACE = DAY_IN_SECONDS;

	/** From when on genuine keys count for nothing: no page is shown for so long, so somebody has collected them. */
	private const OLDEST = 90 * DAY_IN_SECONDS;

	/** How far the clocks of two servers of one site may differ. */
	private const SKEW = 5 * MINUTE_IN_SECONDS;

	/** @param Closure(string, string): string $sign Purpose and text; 64 hexadecimal digits. */
	public function __construct( private readonly Closure $sign ) {}

	/** The name and id of the text field; for one site always the same, so that a page from a month ago can be sent. */
	public function field(): string {
		return 'c' . substr( ( $this->sign )( 'comment-field', '' ), 0, 12 );
	}

	/** What a page shows to be given fresh keys, such as `12.0f3c…`; it never runs out. */
	public function nonce( int $post ): string {
		return $post . '.' . substr( ( $this->sign )( 'comment-nonce', (string) $post ), 0, 32 );
	}

	/** The post of a nonce; null when it is none of ours. */
	public function postOf( string $nonce ): ?int {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{32}$/D', $nonce, $part ) && hash_equals( $this->nonce( (int) $part[1] ), $nonce )
			? (int) $part[1]
			: null;
	}

	/** Says of a form that its text is in `comment` and not in our field, because other code made the field. */
	public function plainMark( int $post ): string {
		return substr( ( $this->sign )( 'comment-plain', (string) $post ), 0, 24 );
	}

	public static function periodAt( int $time ): int {
		return intdiv( $time, self::PERIOD );
	}

	/** When the keys of a period run out, in unix seconds. */
	public static function expiry( int $period ): int {
		return ( $period + 1 ) * self::PERIOD;
	}

	/** @return list<array{string, string}> Name and value. */
	public function pairs( int $post, int $period ): array {
		$pairs = array();
		for ( $number = 0; $number < self::PAIRS; $number++ ) {
			$signed  = ( $this->sign )( 'comment-key', "{$post}|{$period}|{$number}" );
			$pairs[] = array( 'k' . substr( $signed, 0, 12 ), substr( $signed, 12, 24 ) );
		}
		return $pairs;
	}

	/**
	 * Whether a comment brings the keys of its post (tests/vectors/comment-keys.json). Keys count until their day is over
	 * and a day longer, for whoever has the page open while they change.
	 *
	 * @param array<array-key, mixed> $posted
	 * @return Reason|null Null when the keys are in order.
	 */
	public function fault( int $post, array $posted, int $now ): ?Reason {
		$fresh = array_unique( array( self::periodAt( $now ), self::periodAt( $now - self::GRACE ), self::periodAt( $now + self::SKEW ) ) );
		foreach ( $fresh as $period ) {
			if ( $this->has( $posted, $post, $period ) ) {
				return null;
			}
		}
		$expiry = $this->statedExpiry( $posted );
		if ( null !== $expiry && $now - $expiry <= self::OLDEST && $this->has( $posted, $post, self::periodAt( $expiry - 1 ) ) ) {
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
