<?php
/**
 * Plugin Name: Test mails
 * Description: Returns the emails to an address, oldest first, as local-site.php has stored them. Only on local sites.
 */

declare(strict_types=1);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'test-mails/v1',
			'/mails',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn (): bool => current_user_can( 'manage_options' ),
				'args'                => array( 'to' => array( 'type' => 'string', 'required' => true ) ),
				'callback'            => static function ( WP_REST_Request $request ): array {
					$files = glob( WP_CONTENT_DIR . '/mails/*.json' ) ?: array();
					sort( $files );
					$mails = array_map(
						static fn ( string $file ): mixed => json_decode( (string) file_get_contents( $file ), true ),
						$files
					);
					return array_values(
						array_filter(
							$mails,
							static fn ( mixed $mail ): bool =>
								is_array( $mail ) && in_array( $request['to'], (array) $mail['to'], true )
						)
					);
				},
			)
		);
	}
);
