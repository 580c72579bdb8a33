/**
 * Settings of ours over the site's own, for `test.use` or one page (tools/wordpress/mu-plugins/test-options.php). What
 * every browser test sends stays.
 */
export const options = ( asked: Record< string, unknown > ): Record< string, string > => ( {
	'X-Test-Rate-Limits': 'off',
	'X-Test-Options': JSON.stringify( asked ),
} );
