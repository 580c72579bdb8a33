<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

defined( 'ABSPATH' ) || exit;

/** Captcha services that come with the plugin. */
final class KnownService implements Service {

	private function __construct(
		private readonly string $name,
		private readonly string $label,
		private readonly string $provider,
		private readonly string $responseName,
		private readonly string $verifyUrl,
		private readonly string $scriptUrl,
		private readonly string $keysUrl,
		private readonly bool $answersAction = false,
		private readonly bool $answersScore = false,
		public readonly bool $takesSiteKey = false,
	) {}

	/** @return list<self> */
	public static function all(): array {
		return array(
			new self(
				name: 'turnstile',
				label: 'Turnstile',
				provider: 'Cloudflare',
				responseName: 'cf-turnstile-response',
				verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
				scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
				keysUrl: 'https://dash.cloudflare.com/?to=/:account/turnstile',
				answersAction: true,
			),
			new self(
				name: 'hcaptcha',
				label: 'hCaptcha',
				provider: 'hCaptcha',
				responseName: 'h-captcha-response',
				verifyUrl: 'https://api.hcaptcha.com/siteverify',
				scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl={language}',
				keysUrl: 'https://dashboard.hcaptcha.com/',
				takesSiteKey: true,
			),
			// Displays the checkbox "I am not a robot".
			new self(
				name: 'recaptcha-v2',
				label: 'reCAPTCHA v2',
				provider: 'Google',
				responseName: 'g-recaptcha-response',
				verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
				scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit&hl={language}',
				keysUrl: 'https://www.google.com/recaptcha/admin',
			),
			// Doesn't display a task, but rates every visitor from 0 to 1. The rating can be wrong, so a submission
			// with a low score is stored as spam instead of being rejected.
			new self(
				name: 'recaptcha-v3',
				label: 'reCAPTCHA v3',
				provider: 'Google',
				responseName: 'g-recaptcha-response',
				verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
				scriptUrl: 'https://www.google.com/recaptcha/api.js?render={key}&hl={language}',
				keysUrl: 'https://www.google.com/recaptcha/admin',
				answersAction: true,
				answersScore: true,
			),
		);
	}

	public function name(): string {
		return $this->name;
	}

	public function label(): string {
		return $this->label;
	}

	public function provider(): string {
		return $this->provider;
	}

	public function responseName(): string {
		return $this->responseName;
	}

	public function verifyUrl(): string {
		return $this->verifyUrl;
	}

	public function scriptUrl(): string {
		return $this->scriptUrl;
	}

	public function keysUrl(): string {
		return $this->keysUrl;
	}

	public function outcome( array $answer, Expected $expected ): Outcome {
		if ( $this->answersAction && ( $answer['action'] ?? null ) !== $expected->action ) {
			return Outcome::refused( 'action' );
		}
		$score = is_numeric( $answer['score'] ?? null ) ? (float) $answer['score'] : 0.0;
		return $this->answersScore && $score < $expected->score ? Outcome::suspect( $score ) : Outcome::good();
	}
}
