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
 * Rejects submissions without JavaScript if the form requires JavaScript. The checks for time and proof of work can't
 * be applied to such submissions.
 */
final class NeedsScripts implements SpamCheck {

	public function name(): string {
		return 'needs-scripts';
	}

	public function judge( Submission $submission ): Verdict {
		return null === $submission->token && PostSettings::of( $submission->formPost, FormSpam::class )->needsScripts
			? Verdict::refuse( 'form', self::words() )
			: Verdict::pass();
	}

	public function reason( string $detail ): string {
		return '';
	}

	public static function words(): string {
		return __( 'This form needs JavaScript. Turn it on in your browser, or contact us in another way.', 'vestibule' );
	}
}
