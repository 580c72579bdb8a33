<?php

declare(strict_types=1);

namespace Vestibule\Spam\Checks;

use Vestibule\Contracts\Spam\SpamCheck;
use Vestibule\Contracts\Spam\Submission;
use Vestibule\Contracts\Spam\Verdict;
use Vestibule\Spam\OwnersList;

defined( 'ABSPATH' ) || exit;

/**
 * Who and what is never spam. It comes after what refuses a submission: an address in a form is whatever somebody
 * typed, and must not be a way around a captcha.
 */
final class AllowList implements SpamCheck {

	public function __construct( private readonly OwnersList $list ) {}

	public function name(): string {
		return 'allowed';
	}

	public function judge( Submission $submission ): Verdict {
		return null === $this->list->match( $submission ) ? Verdict::pass() : Verdict::trust();
	}

	public function reason( string $detail ): string {
		return '';
	}
}
