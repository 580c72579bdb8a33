<?php
/**
 * Error page for visitors when the database does not respond. WordPress loads it from wp-content/db-error.php. Copy it
 * there, or let Tools → Site Health do it. It responds with 503, so that caches and load balancers recognize the error.
 * Without it, WordPress responds to AJAX requests with 200 and advice for the owner.
 *
 * @package Vestibule
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

http_response_code( 503 );
header( 'Retry-After: 30' );
header( 'Cache-Control: no-store' );
header( 'X-Content-Type-Options: nosniff' );

$vestibule_words = array(
	'title' => 'This site is not available at the moment',
	'text'  => 'We could not store your data just now. Try again in a moment.',
	'back'  => 'Go back in your browser. Your answers are still there.',
);

// Scripts get the format that forms expect (docs/rest.md). WordPress's escaping functions are not loaded here.
// phpcs:disable WordPress.Security, WordPress.WP.AlternativeFunctions
$vestibule_type = $_SERVER['HTTP_ACCEPT'] ?? '';
if ( ! is_string( $vestibule_type ) || ! str_contains( $vestibule_type, 'text/html' ) ) {
	header( 'Content-Type: application/json; charset=utf-8' );
	echo json_encode(
		array(
			'errors'      => array( 'form' => array( $vestibule_words['text'] ) ),
			'append_data' => new stdClass(),
		)
	);
	return;
}
header( 'Content-Type: text/html; charset=utf-8' );
$vestibule_text = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD']
	? $vestibule_words['text'] . ' ' . $vestibule_words['back']
	: '';
$vestibule_html = array_map( 'htmlspecialchars', array( $vestibule_words['title'], $vestibule_text ) );
$vestibule_look = 'font:1.125rem/1.5 system-ui,sans-serif;margin:4rem auto;max-inline-size:40rem;padding:0 1rem';
echo '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
	. '<meta name="robots" content="noindex"><title>' . $vestibule_html[0] . '</title>'
	. '<body style="' . $vestibule_look . '"><h1>' . $vestibule_html[0] . '</h1><p>' . $vestibule_html[1] . '</p>';
