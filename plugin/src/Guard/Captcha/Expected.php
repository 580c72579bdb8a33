<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/** What a response has to be for: this form, and a score that is high enough. */
final class Expected {

	/** @param float $score From 0 to 1. */
	public function __construct( public readonly string $action, public readonly float $score ) {}

	/** The action that our script names for a form; every service takes these letters. */
	public static function action( int $form_number ): string {
		return "form_{$form_number}";
	}
}
