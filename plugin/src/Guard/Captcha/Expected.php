<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/** Conditions that a captcha response must meet: the form's action and a minimum score. */
final class Expected {

	/** @param float $score Minimum score from 0 to 1. */
	public function __construct( public readonly string $action, public readonly float $score ) {}

	/** Returns the captcha action for a form. It contains only characters that all services accept. */
	public static function action( int $form_number ): string {
		return "form_{$form_number}";
	}
}
