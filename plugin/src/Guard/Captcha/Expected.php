<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/** Conditions for a captcha response: the action of this form, and a minimum score. */
final class Expected {

	/** @param float $score Minimum score from 0 to 1. */
	public function __construct( public readonly string $action, public readonly float $score ) {}

	/** Returns the captcha action of a form. All services accept these characters. */
	public static function action( int $form_number ): string {
		return "form_{$form_number}";
	}
}
