<?php
/**
 * Plugin Name: Page errors
 * Description: Keeps each script error of a page in `window.pageErrors`, for engines whose driver tells none, and lifts the limits on what one address may send. For tests only.
 */

declare(strict_types=1);

add_action(
	'wp_head',
	static function (): void {
		echo <<<'HTML'
<script>
{
window.pageErrors = [];
// A notice of the browser for observers that are told in the next frame, not a fault.
const isFault = ( message ) => message && ! message.startsWith( 'ResizeObserver loop' );
addEventListener( 'error', ( { message, filename } ) => isFault( message ) && pageErrors.push( `${ message } (${ filename })` ) );
addEventListener( 'unhandledrejection', ( { reason } ) => pageErrors.push( String( reason ) ) );
console.error = ( ...texts ) => pageErrors.push( texts.join( ' ' ) );
document.addEventListener( 'vestibule:ready', () => ( document.documentElement.dataset.formReady = '' ) );
}
</script>
HTML;
	},
	-1
);

add_filter( 'vestibule/rate_limit', static fn (): int => 0 );
add_filter( 'comment_flood_filter', '__return_false', 20 );
