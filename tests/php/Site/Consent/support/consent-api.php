<?php
/**
 * Part of the WP Consent API: the consent type of the site. wp_has_consent() is missing on purpose, because pages
 * check whether it exists.
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions -- The names are those of the API.

function wp_get_consent_type(): string|false {
	$type = apply_filters( 'wp_get_consent_type', false );
	return is_string( $type ) ? $type : false;
}
