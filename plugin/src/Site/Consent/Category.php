<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

/** The kinds of cookies that wait for consent, under the names that WordPress's consent plugins have agreed on. */
final class Category {

	public const NAMES = array( 'preferences', 'statistics', 'marketing' );

	/** @return array<string, string> What each is called, by name. */
	public static function labels(): array {
		return array(
			'preferences' => __( 'Preferences', 'vestibule' ),
			'statistics'  => __( 'Statistics', 'vestibule' ),
			'marketing'   => __( 'Marketing', 'vestibule' ),
		);
	}
}
