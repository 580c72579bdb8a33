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
 * Proof of work, without a third party: the browser has to solve a computing task before it can submit the form. The
 * task depends on the random value of the token. It therefore belongs to one form, expires with the token and can be
 * used only once.
 */
final class Work implements SpamCheck {

	/** Name under which the solution of the task is submitted. */
	public const FIELD = '__vestibule_work';

	/** Difficulty in bits. A mid-range phone needs about a second for the task (docs/spam.md). */
	private const BITS = 17;

	private const PARTS = 8;

	/** Base-2 logarithm of the number of parts (8). The parts contribute this many bits to the total difficulty. */
	private const PARTS_BITS = 3;

	/** Returns the difficulty in bits. 0 if the form doesn't require a proof of work. */
	public static function bits( int $form_post ): int {
		return $form_post > 0 && PostSettings::of( $form_post, FormSpam::class )->work ? self::BITS : 0;
	}

	public function name(): string {
		return 'work';
	}

	public function judge( Submission $submission ): Verdict {
		$bits  = self::bits( $submission->formPost );
		$token = $submission->token;
		// Browsers without JavaScript can't solve the task. NeedsScripts decides whether to accept their submissions.
		if ( 0 === $bits || null === $token ) {
			return Verdict::pass();
		}
		$is_done = $token->work > 0
			&& self::holds( $token->random, $token->work, $submission->posted( self::FIELD ) ?? '' );
		// A token that was issued before the setting was enabled has no difficulty. The browser retries with a new
		// token.
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
	 * Checks a solution, which consists of eight numbers. The hash of each number must start with enough zero bits.
	 * Eight small tasks take about the same time on every attempt, while one large task could take five times as long
	 * as usual. The code for the browser is src/form/work/solve.ts. Both are tested with tests/vectors/work.json.
	 *
	 * @param string $random   Random value of the token, with 32 hexadecimal digits.
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
