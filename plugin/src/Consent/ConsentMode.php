<?php

declare(strict_types=1);

namespace Vestibule\Consent;

/** What Google Consent Mode v2 needs. */
final class ConsentMode {

	public const KEYS = array( 'ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage', 'personalization_storage' );
}
