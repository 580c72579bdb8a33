/**
 * Headers with plugin settings that override those of the site, for `test.use` or one page
 * (tools/wordpress/mu-plugins/test-options.php). They include the headers of every browser test.
 */
export const options = ( asked: Record< string, unknown > ): Record< string, string > => ( {
	'X-Test-Rate-Limits': 'off',
	'X-Test-Options': JSON.stringify( asked ),
} );
