<?php
/**
 * Of the WP Consent API, by its documented name: the kind of consent of the site. Without wp_has_consent(), by whose
 * presence pages ask.
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions -- The names are those of the API.

function wp_get_consent_type(): string|false {
	$type = apply_filters( 'wp_get_consent_type', false );
	return is_string( $type ) ? $type : false;
}
