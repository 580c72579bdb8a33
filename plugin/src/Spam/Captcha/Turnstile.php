<?php

declare(strict_types=1);

namespace Vestibule\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

/** Cloudflare Turnstile. Its answer names the form. */
final class Turnstile implements Service {

	public function name(): string {
		return 'turnstile';
	}

	public function label(): string {
		return 'Turnstile';
	}

	public function provider(): string {
		return 'Cloudflare';
	}

	public function responseName(): string {
		return 'cf-turnstile-response';
	}

	public function verifyUrl(): string {
		return 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
	}

	public function scriptUrl(): string {
		return 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
	}

	public function keysUrl(): string {
		return 'https://dash.cloudflare.com/?to=/:account/turnstile';
	}

	public function outcome( array $answer, Expected $expected ): Outcome {
		return ( $answer['action'] ?? null ) === $expected->action ? Outcome::good() : Outcome::refused( 'action' );
	}
}
