<?php

declare(strict_types=1);

namespace Vestibule\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

/** The box “I am not a robot”. Its answer names no action. */
final class RecaptchaV2 implements Service {

	public function name(): string {
		return 'recaptcha-v2';
	}

	public function label(): string {
		return 'reCAPTCHA v2';
	}

	public function provider(): string {
		return 'Google';
	}

	public function responseName(): string {
		return 'g-recaptcha-response';
	}

	public function verifyUrl(): string {
		return 'https://www.google.com/recaptcha/api/siteverify';
	}

	public function scriptUrl(): string {
		return 'https://www.google.com/recaptcha/api.js?render=explicit&hl={language}';
	}

	public function keysUrl(): string {
		return 'https://www.google.com/recaptcha/admin';
	}

	public function outcome( array $answer, Expected $expected ): Outcome {
		return Outcome::good();
	}
}
