<?php

declare(strict_types=1);

namespace Vestibule\Guard\Checks;

use Vestibule\Guard\SpamCheck;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * Finds spam by the time from the first interaction to the submission. The time starts when the browser requests the
 * token, so page caches don't affect it. The form's script delays the submission until the minimum time has passed, so
 * that a form that was completed by autofill is not treated as spam. Submissions without JavaScript can't be checked.
 */
final class TimeTrap implements SpamCheck {

	public function name(): string {
		return 'time';
	}

	public function judge( Submission $submission ): Verdict {
		$token = $submission->token;
		return null !== $token && $token->age < $token->seconds
			? Verdict::spam( (string) max( 0, $token->age ) )
			: Verdict::pass();
	}

	public function reason( string $detail ): string {
		return sprintf(
			/* translators: %d: number of seconds. */
			_n(
				'Sent %d second after the first interaction with the form',
				'Sent %d seconds after the first interaction with the form',
				(int) $detail,
				'vestibule'
			),
			(int) $detail
		);
	}
}
