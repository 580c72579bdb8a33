<?php
/**
 * Plugin Name: Local site
 * Description: Site on a developer's machine: contacts neither wordpress.org nor gravatar.com, and stores emails as files.
 */

declare(strict_types=1);

// Update checks would cause PHP warnings on machines without internet access.
add_filter(
	'pre_http_request',
	static function ( mixed $answer, array $args, string $url ): mixed {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		// Respond like a server that is out of service, because an error would make WordPress show a warning.
		$none = array(
			'headers'  => array(),
			'body'     => '',
			'response' => array(
				'code'    => 503,
				'message' => 'A local site does not call wordpress.org.',
			),
			'cookies'  => array(),
			'filename' => null,
		);
		return str_ends_with( ".{$host}", '.wordpress.org' ) ? $none : $answer;
	},
	10,
	3
);
foreach ( array( 'core', 'plugins', 'themes' ) as $vestibule_kind ) {
	add_filter(
		"pre_site_transient_update_{$vestibule_kind}",
		static fn (): object => (object) array(
			'last_checked'    => time(),
			'version_checked' => get_bloginfo( 'version' ),
			'updates'         => array(),
			'response'        => array(),
			'no_update'       => array(),
			'translations'    => array(),
		)
	);
}

// Store each email as a JSON file in wp-content/mails instead of sending it, for developers and tests.
add_filter(
	'pre_wp_mail',
	static function ( ?bool $sent, array $mail ): bool {
		if ( null !== $sent ) {
			return $sent;
		}
		foreach ( array( 'Exception', 'PHPMailer' ) as $class ) {
			require_once ABSPATH . WPINC . "/PHPMailer/{$class}.php";
		}
		// Let plugins set the HTML on WordPress's mailer.
		$mailer = new PHPMailer\PHPMailer\PHPMailer();
		do_action_ref_array( 'phpmailer_init', array( &$mailer ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$mail['html'] = $mailer->Body;
		$folder       = WP_CONTENT_DIR . '/mails';
		wp_mkdir_p( $folder );
		$name = sprintf( '%s/%.6F-%s.json', $folder, microtime( true ), wp_generate_password( 6, false ) );
		return false !== file_put_contents( $name, wp_json_encode( $mail, JSON_PRETTY_PRINT ) );
	},
	100,
	2
);

// Avatars are the only files that WordPress's own pages load from other servers.
add_filter( 'get_avatar_url', static fn (): string => includes_url( 'images/blank.gif' ) );
