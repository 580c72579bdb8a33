<?php

declare(strict_types=1);

namespace Vestibule\Guard;

defined( 'ABSPATH' ) || exit;

/** Spam checks that come with the plugin. */
final class StandardChecks {

	public function __construct(
		private readonly Checks\Captcha $captcha,
		private readonly Checks\Akismet $akismet,
		private readonly SpamSettings $settings,
	) {}

	/**
	 * @return list<SpamCheck> Checks in the order in which they run: first those that reject submissions, then those
	 * that trust them, then those that find spam.
	 */
	public function all(): array {
		$settings = $this->settings->values();
		return array(
			new Checks\NeedsScripts(),
			new Checks\Work(),
			$this->captcha,
			new Checks\OwnersList( $settings, 'allow' ),
			new Checks\OwnersList( $settings, 'deny' ),
			new Checks\TimeTrap(),
			new Checks\Links( $settings ),
			$this->akismet,
		);
	}
}
