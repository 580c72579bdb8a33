<?php

declare(strict_types=1);

namespace Vestibule\Guard\Checks;

use Vestibule\Contract\FormSpam;
use Vestibule\Guard\SpamCheck;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The proof of work, which asks no third party: a browser computes for a moment before it may send the form. The task is
 * the token's own random, so it belongs to one form, runs out with the token and counts once with it.
 */
final class Work implements SpamCheck {

	/** In a submission, the name of the solution. */
	public const FIELD = '__vestibule_work';

	/** What a phone of the middle class needs about a second for, in bits (docs/spam.md). */
	private const BITS = 17;

	private const PARTS = 8;

	/** Of the whole, those that the number of parts is worth: 2^3 parts. */
	private const PARTS_BITS = 3;

	/** 0 where the form asks for no work. */
	public static function bits( int $form_post ): int {
		return $form_post > 0 && PostSettings::of( $form_post, FormSpam::class )->work ? self::BITS : 0;
	}

	public function name(): string {
		return 'work';
	}

	public function judge( Submission $submission ): Verdict {
		$bits  = self::bits( $submission->formPost );
		$token = $submission->token;
		// Without scripts nothing can compute; whether such a post is taken is a setting of its own.
		if ( 0 === $bits || null === $token ) {
			return Verdict::pass();
		}
		$is_done = $token->work > 0 && self::holds( $token->random, $token->work, $submission->posted( self::FIELD ) ?? '' );
		// A token from before the form asked for work brings none: the browser tries once more with a fresh one.
		return $is_done ? Verdict::pass() : Verdict::refuse( 'form', __( 'The check of your browser did not finish. Send the form again.', 'vestibule' ), true );
	}

	public function reason( string $detail ): string {
		return '';
	}

	/**
	 * Eight numbers, each of which makes a hash begin with so many zero bits. Eight small tasks take nearly the same time
	 * on every try; one large task may take five times as long. The browser's half is src/form/work/solve.ts (rows in
	 * tests/vectors/work.json).
	 *
	 * @param string $random   Of the token, 32 hexadecimal digits.
	 * @param int    $bits     Of the whole work.
	 * @param string $solution Eight hexadecimal numbers, with points between them.
	 */
	public static function holds( string $random, int $bits, string $solution ): bool {
		if ( 1 !== preg_match( '/^[0-9a-f]{1,8}(?:\.[0-9a-f]{1,8}){' . ( self::PARTS - 1 ) . '}$/D', $solution ) ) {
			return false;
		}
		foreach ( explode( '.', $solution ) as $index => $number ) {
			if ( ! self::beginsWithZeros( hash( 'sha256', "{$random}.{$index}.{$number}", true ), max( 0, $bits - self::PARTS_BITS ) ) ) {
				return false;
			}
		}
		return true;
	}

	private static function beginsWithZeros( string $hash, int $bits ): bool {
		$first = unpack( 'N', $hash );
		return is_array( $first ) && is_int( $first[1] ) && 0 === $first[1] >> ( 32 - $bits );
	}
}
