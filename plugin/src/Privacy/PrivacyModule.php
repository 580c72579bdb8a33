<?php

declare(strict_types=1);

namespace Vestibule\Privacy;

use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/** What the site's privacy policy can say of this plugin: under Settings → Privacy → Policy guide. */
final class PrivacyModule implements Module {

	public function register(): void {
		add_action( 'admin_init', $this->suggest( ... ) );
	}

	private function suggest(): void {
		wp_add_privacy_policy_content( __( 'Vestibule', 'vestibule' ), ( new PolicyText() )->render() );
	}
}
