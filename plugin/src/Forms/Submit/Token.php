<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Closure;
use Vestibule\Guard\SpamSettings;
use Vestibule\Guard\SubmissionToken;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;

/**
 * The token that a submission carries: it lives an hour, belongs to one form, and is checked without looking it up, so
 * that asking for tokens stores nothing. That it counts once is decided by UsedTokens (docs/rest.md). It
 * carries when the browser first asked, which is at the first touch of the form, and what it asks of a browser: work,
 * and time. The browser reads both from it (blocks/form/live/guards.ts), and the server believes nothing else.
 */
final class Token {

	private const LIFETIME = HOUR_IN_SECONDS;

	/** How long a first answer is kept after the token itself has run out. */
	public const KEPT = DAY_IN_SECONDS;

	/** Form, end, random; first asked, work, seconds; signature. One of an earlier version lacks the middle. */
	private const SHAPE = '/^(([1-9]\d{0,17})\.(\d{1,12})\.([0-9a-f]{32})(?:\.(\d{1,12})\.(\d{1,2})\.(\d{1,2}))?)\.([0-9a-f]{64})$/D';

	/** @param Closure(): SpamSettings $spam */
	public function __construct( private readonly Secret $secret, private readonly Clock $clock, private readonly Closure $spam ) {}

	/**
	 * @param int      $form_post The form's post, whose settings say what is asked of browsers; 0 asks for nothing.
	 * @param int|null $asked     When the browser asked first, in unix seconds: a fresh token for an old one keeps it.
	 */
	public function issue( int $form_number, int $form_post = 0, ?int $asked = null ): string {
		$now = $this->clock->now()->getTimestamp();
		/**
		 * Filters what a browser has to do before it may send a form.
		 *
		 * @param array{work: int, seconds: int} $terms The difficulty of a proof of work in bits, and the least time
		 *                                              from the first touch; 0 asks for none.
		 * @param int                            $form_post
		 */
		$terms = (array) apply_filters( 'vestibule/form_terms', ( $this->spam )()->terms( $form_post ), $form_post );
		$upTo  = static fn ( int $most, mixed $term ): int => is_numeric( $term ) ? max( 0, min( $most, (int) $term ) ) : 0;
		$work  = $upTo( SubmissionToken::HARDEST, $terms['work'] ?? 0 );
		$wait  = $upTo( MINUTE_IN_SECONDS, $terms['seconds'] ?? 0 );
		$text  = implode( '.', array( $form_number, $now + self::LIFETIME, bin2hex( random_bytes( 16 ) ), $asked ?? $now, $work, $wait ) );
		return $text . '.' . $this->secret->sign( 'token', $text );
	}

	/** Null when it is none of ours or of another form. One that has run out is read as well. */
	public function read( int $form_number, string $token ): ?SubmissionToken {
		if ( 1 !== preg_match( self::SHAPE, $token, $part ) ) {
			return null;
		}
		if ( ! hash_equals( $this->secret->sign( 'token', $part[1] ), $part[8] ) || (int) $part[2] !== $form_number ) {
			return null;
		}
		$asked = '' === $part[5] ? (int) $part[3] - self::LIFETIME : (int) $part[5];
		return new SubmissionToken( $part[4], (int) $part[3], $asked, (int) $part[6], (int) $part[7], $this->clock->now()->getTimestamp() - $asked );
	}
}
