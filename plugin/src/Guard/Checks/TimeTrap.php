<?php

declare(strict_types=1);

namespace Vestibule\Guard\Checks;

use Vestibule\Guard\SpamCheck;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;

defined( 'ABSPATH' ) || exit;

/**
 * Nobody fills in a form in a second. The time counts from the first touch, when the token was asked for, and not from
 * when the page was made, so a page cache changes nothing. Our script waits until the time is over, so that a browser
 * that fills in a form for a person never falls into it. A post without scripts cannot be measured.
 */
final class TimeTrap implements SpamCheck {

	public function name(): string {
		return 'time';
	}

	public function judge( Submission $submission ): Verdict {
		$token = $submission->token;
		return null !== $token && $token->age < $token->seconds ? Verdict::spam( (string) max( 0, $token->age ) ) : Verdict::pass();
	}

	public function reason( string $detail ): string {
		/* translators: %d: seconds. */
		return sprintf( _n( 'Sent %d second after the first touch of the form', 'Sent %d seconds after the first touch of the form', (int) $detail, 'vestibule' ), (int) $detail );
	}
}
