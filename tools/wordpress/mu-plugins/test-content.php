<?php
/**
 * Plugin Name: Test content
 * Description: Imports a WordPress export file and removes its content again, for the test of the theme. Downloads nothing. Only on local sites.
 */

declare(strict_types=1);

require_once __DIR__ . '/test-content-reader.php';

add_action(
	'rest_api_init',
	static function (): void {
		$reader = static fn (): Vestibule_Test_Content => new Vestibule_Test_Content();
		$may    = static fn (): bool => current_user_can( 'manage_options' );
		register_rest_route(
			'test-content/v1',
			'/file',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => $may,
					'callback'            => static fn ( WP_REST_Request $request ): array =>
						$reader()->import( $request->get_body() ),
				),
				array(
					'methods'             => 'DELETE',
					'permission_callback' => $may,
					'callback'            => static fn (): array => array( 'removed' => $reader()->remove() ),
				),
			)
		);
	}
);

// Replace embeds with a frame of the usual size, and block the requests of blocks.
if ( 'on' === ( $_SERVER['HTTP_X_TEST_CONTENT'] ?? '' ) ) {
	add_filter(
		'pre_oembed_result',
		static fn (): string =>
			'<iframe title="Embedded" width="500" height="281" frameborder="0" src="about:blank"></iframe>'
	);
	add_filter(
		'pre_http_request',
		static fn ( mixed $answer ): mixed =>
			false === $answer ? new WP_Error( 'http_request_not_executed', 'A test fetches nothing.' ) : $answer,
		20
	);
}
if ( 'rtl' === ( $_SERVER['HTTP_X_TEST_DIRECTION'] ?? '' ) ) {
	add_action(
		'init',
		static function (): void {
			global $wp_locale;
			$wp_locale->text_direction = 'rtl';
		},
		0
	);
}
