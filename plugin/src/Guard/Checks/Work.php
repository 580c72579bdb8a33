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
 * Proof of work, without a third party: the browser computes for a moment before it sends the form. The task is the
 * token's random value, so the task belongs to one form, expires with the token and can be used only once.
 */
final class Work implements SpamCheck {

	/** Posted name of the solution. */
	public const FIELD = '__vestibule_work';

	/** Difficulty in bits. A mid-range phone needs about a second (docs/spam.md). */
	private const BITS = 17;

	private const PARTS = 8;

	/** Bits of the total difficulty that come from the number of parts: 2^3 parts. */
	private const PARTS_BITS = 3;

	/** Returns the difficulty in bits; 0 if the form requires no proof of work. */
	public static function bits( int $form_post ): int {
		return $form_post > 0 && PostSettings::of( $form_post, FormSpam::class )->work ? self::BITS : 0;
	}

	public function name(): string {
		return 'work';
	}

	public function judge( Submission $submission ): Verdict {
		$bits  = self::bits( $submission->formPost );
		$token = $submission->token;
		// Browsers without JavaScript can't compute the proof. NeedsScripts decides whether their submissions are
		// accepted.
		if ( 0 === $bits || null === $token ) {
			return Verdict::pass();
		}
		$is_done = $token->work > 0
			&& self::holds( $token->random, $token->work, $submission->posted( self::FIELD ) ?? '' );
		// A token issued before the setting was turned on contains no difficulty. The browser retries with a new token.
		return $is_done
			? Verdict::pass()
			: Verdict::refuse(
				'form',
				__( 'The check in your browser did not finish. Send the form again.', 'vestibule' ),
				true
			);
	}

	public function reason( string $detail ): string {
		return '';
	}

	/**
	 * Checks a solution that consists of eight numbers. Each must produce a hash that starts with enough zero bits.
	 * Eight small tasks take nearly the same time on every try. One large task may take five times as long. The browser
	 * code is src/form/work/solve.ts (test cases in tests/vectors/work.json).
	 *
	 * @param string $random   Random value of the token, 32 hexadecimal digits.
	 * @param int    $bits     Total difficulty in bits.
	 * @param string $solution Eight hexadecimal numbers, separated by dots.
	 */
	public static function holds( string $random, int $bits, string $solution ): bool {
		if ( 1 !== preg_match( '/^[0-9a-f]{1,8}(?:\.[0-9a-f]{1,8}){' . ( self::PARTS - 1 ) . '}$/D', $solution ) ) {
			return false;
		}
		foreach ( explode( '.', $solution ) as $index => $number ) {
			if (
				! self::beginsWithZeros(
					hash( 'sha256', "{$random}.{$index}.{$number}", true ),
					max( 0, $bits - self::PARTS_BITS )
				)
			) {
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
