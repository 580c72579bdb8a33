<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

/** Categories of cookies that need consent. The names are those of the WP Consent API. */
final class Category {

	public const NAMES = array( 'preferences', 'statistics', 'marketing' );

	/** @return array<string, string> Labels by name. */
	public static function labels(): array {
		return array(
			'preferences' => __( 'Preferences', 'vestibule' ),
			'statistics'  => __( 'Statistics', 'vestibule' ),
			'marketing'   => __( 'Marketing', 'vestibule' ),
		);
	}
}
