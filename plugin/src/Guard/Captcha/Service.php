<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/**
 * Third-party captcha service. Its browser code is in blocks/form/live/captcha. Other plugins add a service with
 * `vestibule/register_captchas` and render its widget themselves (docs/spam.md).
 */
interface Service {

	/** Returns up to 40 lower-case letters, digits and hyphens. Settings and forms contain the name. */
	public function name(): string;

	public function label(): string;

	/** Returns the company that receives visitors' data when the widget is loaded, such as Google. */
	public function provider(): string;

	/** Returns the name of the POST field in which the service's script submits the response. */
	public function responseName(): string;

	/** Returns the fixed URL at which the server verifies captcha responses. */
	public function verifyUrl(): string;

	/** Returns the script URL. {key} is replaced with the site key, {language} with the visitor's language. */
	public function scriptUrl(): string;

	/** Returns the URL where administrators create keys. */
	public function keysUrl(): string;

	/**
	 * Checks further conditions of a valid response, such as its action or score.
	 *
	 * @param array<array-key, mixed> $answer   Decoded response of the service; `success` is true.
	 * @param Expected                $expected
	 */
	public function outcome( array $answer, Expected $expected ): Outcome;
}
