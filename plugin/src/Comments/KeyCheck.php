<?php

declare(strict_types=1);

namespace Vestibule\Comments;

use Vestibule\Kernel\Time\Clock;

/**
 * Whether a comment brings the keys of its post (tests/vectors/comment-keys.json). Keys count until their day is over
 * and a day longer, for whoever has the page open while they change.
 */
final class KeyCheck {

	/** The name under which a form says when its keys run out. */
	public const EXPIRY = 'vestibule_antibot_expiry';

	private const GRACE = DAY_IN_SECONDS;

	/** From when on genuine keys count for nothing: no page is shown for so long, so somebody has collected them. */
	private const OLDEST = 90 * DAY_IN_SECONDS;

	/** How far the clocks of two servers of one site may differ. */
	private const SKEW = 5 * MINUTE_IN_SECONDS;

	public function __construct( private readonly Keys $keys, private readonly Clock $clock ) {}

	/**
	 * @param array<array-key, mixed> $posted
	 * @return Reason|null Null when the keys are in order.
	 */
	public function check( int $post, array $posted ): ?Reason {
		$now   = $this->clock->now()->getTimestamp();
		$fresh = array_unique( array( Keys::periodAt( $now ), Keys::periodAt( $now - self::GRACE ), Keys::periodAt( $now + self::SKEW ) ) );
		foreach ( $fresh as $period ) {
			if ( $this->has( $posted, $post, $period ) ) {
				return null;
			}
		}
		$expiry = $this->expiry( $posted );
		if ( null !== $expiry && $now - $expiry <= self::OLDEST && $this->has( $posted, $post, Keys::periodAt( $expiry - 1 ) ) ) {
			return Reason::Stale;
		}
		return $this->hasAny( $posted ) ? Reason::Wrong : Reason::Missing;
	}

	/** @param array<array-key, mixed> $posted */
	private function has( array $posted, int $post, int $period ): bool {
		foreach ( $this->keys->pairs( $post, $period ) as list( $name, $value ) ) {
			$sent = $posted[ $name ] ?? null;
			if ( ! is_string( $sent ) || ! hash_equals( $value, $sent ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<array-key, mixed> $posted */
	private function expiry( array $posted ): ?int {
		$expiry = $posted[ self::EXPIRY ] ?? null;
		return is_string( $expiry ) && 1 === preg_match( '/^[1-9]\d{0,11}$/D', $expiry ) ? (int) $expiry : null;
	}

	/** @param array<array-key, mixed> $posted */
	private function hasAny( array $posted ): bool {
		return array() !== preg_grep( '/^k[0-9a-f]{12}$/D', array_map( 'strval', array_keys( $posted ) ) );
	}
}
