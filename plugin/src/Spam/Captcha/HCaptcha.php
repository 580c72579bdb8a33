<?php

declare(strict_types=1);

namespace Vestibule\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

/** hCaptcha. Its answer names no action. */
final class HCaptcha implements Service {

	public function name(): string {
		return 'hcaptcha';
	}

	public function label(): string {
		return 'hCaptcha';
	}

	public function provider(): string {
		return 'hCaptcha';
	}

	public function responseName(): string {
		return 'h-captcha-response';
	}

	public function verifyUrl(): string {
		return 'https://api.hcaptcha.com/siteverify';
	}

	public function scriptUrl(): string {
		return 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl={language}';
	}

	public function keysUrl(): string {
		return 'https://dashboard.hcaptcha.com/';
	}

	public function outcome( array $answer, Expected $expected ): Outcome {
		return Outcome::good();
	}
}
