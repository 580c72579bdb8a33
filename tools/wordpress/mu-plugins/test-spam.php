<?php
/**
 * Plugin Name: Test spam protection
 * Description: Protects the forms on the pages of a browser test for one request, and verifies captchas with services on this machine. Only on local sites.
 */

declare(strict_types=1);

use Vestibule\Fields\Field;
use Vestibule\Fields\Tree\FormDefinition;

// JSON with the keys of the post meta vestibule_form_spam, and `services` (URL of tests/support/spam-services.mjs),
// `bits` (difficulty of the proof of work) and `only` (name of the only field in forms, for tests of captchas).
( static function (): void {
	$header = $_SERVER['HTTP_X_TEST_SPAM'] ?? '';
	$asked  = json_decode( is_string( $header ) ? $header : '', true );
	if ( ! is_array( $asked ) ) {
		return;
	}
	$services = is_string( $asked['services'] ?? null ) ? $asked['services'] : '';
	$only     = $asked['only'] ?? '';
	$bits     = $asked['bits'] ?? 0;
	unset( $asked['services'], $asked['only'], $asked['bits'] );
	if ( $bits > 0 ) {
		add_filter(
			'vestibule/form_terms',
			static fn ( array $terms ): array => array( 'work' => $bits ) + $terms,
			20
		);
	}
	if ( '' !== $only ) {
		add_filter(
			'vestibule/form_definition',
			static fn ( FormDefinition $form ): FormDefinition => $form->withFields(
				array_values(
					array_filter( $form->fields, static fn ( Field $field ): bool => $field->name === $only )
				)
			)
		);
	}
	add_filter(
		'get_post_metadata',
		static fn ( mixed $before, int $post, string $key ): mixed =>
			'vestibule_form_spam' === $key ? array( $asked ) : $before,
		10,
		3
	);
	if ( 1 !== preg_match( '#^http://127\.0\.0\.1:\d{2,5}$#D', $services ) ) {
		return;
	}
	add_filter(
		'vestibule/captcha_verify_url',
		static fn ( string $url, string $service ): string => "{$services}/{$service}/siteverify",
		10,
		2
	);
	add_filter(
		'vestibule/captcha_script_url',
		static fn ( string $url, string $service ): string => "{$services}/{$service}/api.js?render=explicit",
		10,
		2
	);
	add_filter(
		'http_request_host_is_external',
		static fn ( bool $is, string $host ): bool => $is || '127.0.0.1' === $host,
		10,
		2
	);
	add_filter(
		'http_allowed_safe_ports',
		static fn ( array $ports ): array => array( ...$ports, wp_parse_url( $services, PHP_URL_PORT ) )
	);
} )();
