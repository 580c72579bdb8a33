<?php

declare(strict_types=1);

namespace Vestibule\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

/** Rates every visitor from 0 to 1, without asking anything. It can err, so a low score is spam and no refusal. */
final class RecaptchaV3 implements Service {

	public function name(): string {
		return 'recaptcha-v3';
	}

	public function label(): string {
		return 'reCAPTCHA v3';
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
		return 'https://www.google.com/recaptcha/api.js?render={key}&hl={language}';
	}

	public function keysUrl(): string {
		return 'https://www.google.com/recaptcha/admin';
	}

	public function outcome( array $answer, Expected $expected ): Outcome {
		if ( ( $answer['action'] ?? null ) !== $expected->action ) {
			return Outcome::refused( 'action' );
		}
		$score = is_numeric( $answer['score'] ?? null ) ? (float) $answer['score'] : 0.0;
		return $score < $expected->score ? Outcome::suspect( $score ) : Outcome::good();
	}
}
