<?php
/**
 * Sends the due emails, as cron does, and kills the process while sending the first one. Prints the paths of its
 * attachments.
 *
 * @package Vestibule
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST'] = (string) getenv( 'WORDPRESS_HOST' );
require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php';

add_filter( 'vestibule/uploads_folder', static fn (): string => (string) getenv( 'UPLOADS_FOLDER' ) );
add_filter(
	'pre_wp_mail',
	static function ( mixed $done, array $mail ): bool {
		fwrite( STDOUT, (string) wp_json_encode( $mail['attachments'] ) );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A kill that PHP cannot catch.
		exec( 'kill -9 ' . getmypid() );
		return true;
	},
	1,
	2
);
do_action( 'vestibule_mail' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
