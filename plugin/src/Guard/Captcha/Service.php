<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/**
 * A captcha that somebody else runs. Its browser's half is blocks/form/live/captcha; other plugins add a service with
 * `vestibule/register_captchas` and draw it themselves (docs/spam.md).
 */
interface Service {

	/** Small letters, digits and hyphens, up to 40; settings and forms are stored with it. */
	public function name(): string;

	public function label(): string;

	/** Who learns of a visitor when it is loaded, such as Google. */
	public function provider(): string;

	/** The name under which a form carries the visitor's response, as the service's own script calls it. */
	public function responseName(): string;

	/** Where the server asks: a fixed address. */
	public function verifyUrl(): string;

	/** Where the browser's script comes from; {key} stands for the site key, {language} for the visitor's language. */
	public function scriptUrl(): string;

	/** Where an owner gets keys. */
	public function keysUrl(): string;

	/**
	 * What the answer to a good response has to say besides that it is good.
	 *
	 * @param array<array-key, mixed> $answer   The service's, decoded; `success` is true.
	 * @param Expected                $expected
	 */
	public function outcome( array $answer, Expected $expected ): Outcome;
}
