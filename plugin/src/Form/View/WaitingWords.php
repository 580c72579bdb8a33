<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Contracts\WaitingAgreement;

defined( 'ABSPATH' ) || exit;

/** What the picker says where visitors can wait for a time that is full. */
final class WaitingWords {

	/** @return array<string, string> */
	public function all(): array {
		return array(
			'page'    => __( 'Wait for a time that is full', 'vestibule' ),
			'full'    => _x( 'full', 'a time', 'vestibule' ),
			'title'   => /* translators: %s: day and time. */ __( '%s is full.', 'vestibule' ),
			'email'   => __( 'Email', 'vestibule' ),
			'agree'   => WaitingAgreement::words(),
			'privacy' => get_privacy_policy_url(),
			'policy'  => __( 'Privacy policy', 'vestibule' ),
			'send'    => __( 'Tell me when this time is free', 'vestibule' ),
			'noEmail' => __( 'Give an email address.', 'vestibule' ),
			'noAgree' => __( 'Agree so that we may write to you.', 'vestibule' ),
			'failed'  => __( 'This did not work. Try again.', 'vestibule' ),
		);
	}
}
