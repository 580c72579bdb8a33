<?php
/**
 * Plugin Name: Page errors
 * Description: Stores script errors of a page in `window.pageErrors`, for browsers whose driver doesn't report them, and disables rate limits. These drivers can't send test headers either, so URL parameters change the page: `?drafts=off`, `?later=on`, `?direction=rtl`, `?scripts=off`, `?fields=typed`. For tests only.
 */

declare(strict_types=1);

const VESTIBULE_TYPED_FIELDS = <<<'HTML'
<!-- wp:vestibule/field-number {"name":"price","label":"Price","numberFormat":"currency","separators":"point-comma","currencyPlace":"after","decimals":"2"} /-->
<!-- wp:vestibule/field-number {"name":"guests","label":"Guests","decimals":"2"} /-->
<!-- wp:vestibule/field-calculation {"name":"total","label":"Total","formula":"{guests} * 10"} /-->
<!-- wp:vestibule/field-repeater {"name":"people","label":"People","minRows":1,"maxRows":3,"rowLabel":"Person","addLabel":"Add a person"} -->
<!-- wp:vestibule/field-number {"name":"age","label":"Age","decimals":"2"} /-->
<!-- /wp:vestibule/field-repeater -->
<!-- wp:vestibule/field-text {"name":"plate","label":"Plate","mask":"SS-000"} /-->
<!-- wp:vestibule/field-phone {"name":"tel","label":"Phone","initialCountry":"de"} /-->
<!-- wp:vestibule/field-signature {"name":"signed","label":"Signature"} /-->
<!-- wp:vestibule/submit {"label":"Send it"} /-->
HTML;

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

// Let tests read the visitor's emails without logging in.
add_filter( 'rest_endpoints', static fn ( array $routes ): array => array_replace_recursive( $routes, array( '/test-mails/v1/mails' => array( array( 'permission_callback' => '__return_true' ) ) ) ) );

( static function (): void {
	$address = $_SERVER['REQUEST_URI'] ?? '';
	$address = str_contains( $address, 'admin-ajax.php' ) ? $_SERVER['HTTP_REFERER'] ?? '' : $address;
	$asks    = static fn ( string $for ): bool => str_contains( $address, $for );
	add_filter(
		'get_post_metadata',
		static fn ( mixed $value, int $post, string $key ): mixed => match ( true ) {
			'vestibule_form_saving' !== $key => $value,
			$asks( 'drafts=off' )            => array( array( 'drafts' => false ) ),
			$asks( 'later=on' )              => array( array( 'later' => true ) ),
			default                          => $value,
		},
		10,
		3
	);
	if ( $asks( 'direction=rtl' ) ) {
		add_action( 'init', static fn () => $GLOBALS['wp_locale']->text_direction = 'rtl', 0 );
	}
	// Replace the page's text by a form with fields that format their input.
	if ( $asks( 'fields=typed' ) ) {
		add_filter(
			'the_content',
			static function (): string {
				$forms = get_posts( array( 'post_type' => 'vestibule_form', 'name' => 'typed-fields' ) );
				$new   = array(
					'post_type'    => 'vestibule_form',
					'post_status'  => 'publish',
					'post_title'   => 'Typed fields',
					'post_name'    => 'typed-fields',
					'post_content' => wp_slash( VESTIBULE_TYPED_FIELDS ),
				);
				$form  = $forms[0]->ID ?? wp_insert_post( $new );
				return "<!-- wp:vestibule/form {\"ref\":$form} /-->";
			},
			1
		);
	}
	if ( $asks( 'scripts=off' ) ) {
		add_action( 'send_headers', static fn () => header( "Content-Security-Policy: script-src 'none'" ) );
	}
} )();
