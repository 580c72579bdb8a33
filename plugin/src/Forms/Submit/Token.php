<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Closure;
use Vestibule\Guard\SpamSettings;
use Vestibule\Guard\SubmissionToken;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;

/**
 * Signed token of a submission. A token is valid for an hour and for one form. It is verified without the database, so
 * issuing tokens stores nothing. UsedTokens makes sure that each token is used only once (docs/rest.md). The token
 * contains the time of the first interaction, and the proof of work and the minimum time that the browser must provide
 * (blocks/form/live/guards.ts).
 */
final class Token {

	private const LIFETIME = HOUR_IN_SECONDS;

	/** Time for which a first response is stored after the token has expired. */
	public const KEPT = DAY_IN_SECONDS;

	/**
	 * Pattern of a token with three groups. The first group contains the form ID, the expiry time and a random value.
	 * The second group contains the time of the first request, the difficulty and the minimum seconds. It is missing in
	 * tokens of earlier versions. The third group is the signature.
	 */
	private const SHAPE = '/^(([1-9]\d{0,17})\.(\d{1,12})\.([0-9a-f]{32})(?:\.(\d{1,12})\.(\d{1,2})\.(\d{1,2}))?)\.([0-9a-f]{64})$/D';

	/** @param Closure(): SpamSettings $spam */
	public function __construct(
		private readonly Secret $secret,
		private readonly Clock $clock,
		private readonly Closure $spam
	) {}

	/**
	 * @param int      $form_post Post ID of the form whose settings define the requirements. 0 for no requirements.
	 * @param int|null $asked     Unix timestamp of the browser's first request, which renewed tokens still contain.
	 * Null for the current time.
	 */
	public function issue( int $form_number, int $form_post = 0, ?int $asked = null ): string {
		$now = $this->clock->now()->getTimestamp();
		/**
		 * Filters the requirements that the browser must meet before it may submit a form.
		 *
		 * @param array{work: int, seconds: int} $terms Difficulty of the proof of work in bits, and minimum time in
		 * seconds since the first interaction. 0 means no requirement.
		 * @param int                            $form_post
		 */
		$terms = (array) apply_filters( 'vestibule/form_terms', ( $this->spam )()->terms( $form_post ), $form_post );
		$upTo  = static fn ( int $most, mixed $term ): int =>
			is_numeric( $term ) ? max( 0, min( $most, (int) $term ) ) : 0;
		$work  = $upTo( SubmissionToken::HARDEST, $terms['work'] ?? 0 );
		$wait  = $upTo( MINUTE_IN_SECONDS, $terms['seconds'] ?? 0 );
		$text  = implode(
			'.',
			array( $form_number, $now + self::LIFETIME, bin2hex( random_bytes( 16 ) ), $asked ?? $now, $work, $wait )
		);
		return $text . '.' . $this->secret->sign( 'token', $text );
	}

	/**
	 * Verifies and parses a token. Returns null if the token is invalid or belongs to another form. Also returns tokens
	 * that have expired.
	 */
	public function read( int $form_number, string $token ): ?SubmissionToken {
		if ( 1 !== preg_match( self::SHAPE, $token, $part ) ) {
			return null;
		}
		if ( ! hash_equals( $this->secret->sign( 'token', $part[1] ), $part[8] ) || (int) $part[2] !== $form_number ) {
			return null;
		}
		$asked = '' === $part[5] ? (int) $part[3] - self::LIFETIME : (int) $part[5];
		return new SubmissionToken(
			$part[4],
			(int) $part[3],
			$asked,
			(int) $part[6],
			(int) $part[7],
			$this->clock->now()->getTimestamp() - $asked
		);
	}
}
