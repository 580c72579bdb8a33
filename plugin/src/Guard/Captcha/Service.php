<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

/**
 * Captcha service of a third party. Its code for the browser is in blocks/form/live/captcha. Other plugins add a
 * service on the action `vestibule/register_captchas` and render its widget themselves (docs/spam.md).
 */
interface Service {

	/** Returns a name of up to 40 lower-case letters, digits and hyphens. Settings and forms store the name. */
	public function name(): string;

	public function label(): string;

	/** Returns the company that receives data about visitors when the widget is loaded, such as Google. */
	public function provider(): string;

	/** Returns the name of the POST field that contains the captcha response. */
	public function responseName(): string;

	/** Returns the URL that verifies captcha responses. It must be fixed. */
	public function verifyUrl(): string;

	/** Returns the URL of the script. {key} is replaced by the site key, {language} by the page's language. */
	public function scriptUrl(): string;

	/** Returns the URL at which administrators can create keys. */
	public function keysUrl(): string;

	/**
	 * Checks the service's own conditions for a valid response, such as the action or the score.
	 *
	 * @param array<array-key, mixed> $answer   Decoded response of the service, in which `success` is true.
	 * @param Expected                $expected
	 */
	public function outcome( array $answer, Expected $expected ): Outcome;
}
