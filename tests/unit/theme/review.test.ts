/* @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { THEME, filesIn, text } from './files';

/*
 * Requirements of WordPress's theme review that can be checked automatically (the plugin Theme Check): files, headers,
 * tags, licenses and plugin territory.
 */

const php = filesIn( '.', '.php' );
const headers = ( source: string ) =>
	Object.fromEntries(
		[ ...source.matchAll( /^([A-Z][A-Za-z ]+): (.+)$/gm ) ].map( ( [ , name = '', value = '' ] ) => [
			name,
			value.trim(),
		] )
	);
const style = headers( text( 'style.css' ) );
const readme = headers( text( 'readme.txt' ).split( '== Description ==' )[ 0 ] ?? '' );

const TAGS = [
	...[
		'grid-layout',
		'one-column',
		'two-columns',
		'three-columns',
		'four-columns',
		'left-sidebar',
		'right-sidebar',
		'wide-blocks',
		'flexible-header',
		'footer-widgets',
	],
	...[
		'accessibility-ready',
		'block-patterns',
		'block-styles',
		'custom-background',
		'custom-colors',
		'custom-header',
		'custom-logo',
		'custom-menu',
		'editor-style',
	],
	...[
		'featured-image-header',
		'featured-images',
		'full-width-template',
		'full-site-editing',
		'microformats',
		'post-formats',
		'rtl-language-support',
		'sticky-post',
	],
	...[ 'template-editing', 'theme-options', 'threaded-comments', 'translation-ready' ],
];
const SUBJECTS = [
	'blog',
	'e-commerce',
	'education',
	'entertainment',
	'food-and-drink',
	'holiday',
	'news',
	'photography',
	'portfolio',
];

/** Code that a theme must not contain, with the reason. */
const FORBIDDEN: [ RegExp, string ][] = [
	[
		/\b(?:register_post_type|register_taxonomy|register_block_type|add_role|add_shortcode)\s*\(/,
		'plugin territory',
	],
	[ /add_filter\(\s*'(?:mime_types|upload_mimes|user_contactmethods|show_admin_bar)'/, 'plugin territory' ],
	[
		/remove_action\(\s*'wp_head',\s*'(?:wp_generator|feed_links\w*|wp_resource_hints|wp_shortlink_wp_head|rsd_link|rel_canonical|rest_output_link_wp_head|wp_oembed_\w+)'/,
		'plugin territory',
	],
	[
		/(?<![_|a-z0-9.])eval\s?\(|base64_(?:de|en)code|uudecode|str_rot13|\bini_set\s*\(|\b(?:popen|proc_open|exec|shell_exec|passthru)\s*\(/,
		'not allowed in a theme',
	],
	[
		/\b(?:fopen|fwrite|file_get_contents|file_put_contents|curl_init|wp_remote_get)\s*\(/,
		'a theme reads no files and no network',
	],
	[ /wp_deregister_script|<script\b|<iframe\b|<\?(?!php)/, 'scripts, frames and short tags' ],
	[
		/\bob_start|wp_template_enhancement_output_buffer|template_include|style_loader_(?:tag|src)|print_styles_array|wp_print_styles'(?!\s*,\s*'print_emoji_styles')|wp_(?:deregister|dequeue)_style|render_block\b/,
		'a theme neither reads nor changes what is printed',
	],
	[ /\b(?:update_option|set_transient|wp_cache_set)\s*\(/, 'a theme stores nothing' ],
	[
		/(?:query_posts|create_function|add_theme_support\(\s*'(?:title-tag|post-thumbnails|custom-header|custom-background)')/,
		'classic themes’ ways',
	],
];

test( 'the theme contains the files of a block theme and no files that are forbidden in a release', () => {
	expect(
		[ 'style.css', 'readme.txt', 'theme.json', 'templates/index.html', 'screenshot.jpg' ].filter(
			( path ) => ! existsSync( join( THEME, path ) )
		)
	).toEqual( [] );
	expect(
		filesIn( '.' ).filter( ( path ) =>
			/(?:^|\/)\.|\.(?:sql|xml|sh|dat|wie|zip|map)$|error_log|favicon\.ico|php\.ini/.test( path )
		)
	).toEqual( [] );
} );

test( 'style.css has all required headers', () => {
	const asked = [
		'Theme Name',
		'Author',
		'Description',
		'Version',
		'License',
		'License URI',
		'Text Domain',
		'Tested up to',
		'Requires PHP',
		'Requires at least',
		'Tags',
	];
	expect( asked.filter( ( name ) => ! style[ name ] ) ).toEqual( [] );
	expect( style[ 'Text Domain' ] ).toBe( 'portico' );
	expect( style[ 'Tested up to' ] ).toMatch( /^\d+\.\d+$/ );
	expect( text( 'style.css' ) ).toMatch( /copyright \d{4}/i );
} );

test( 'the theme tags are allowed and unique, with at most three subjects', () => {
	const tags = ( style.Tags ?? '' ).split( ', ' );
	expect( tags.filter( ( tag ) => ! [ ...TAGS, ...SUBJECTS ].includes( tag ) ) ).toEqual( [] );
	expect( new Set( tags ).size ).toBe( tags.length );
	expect( tags.filter( ( tag ) => SUBJECTS.includes( tag ) ).length ).toBeLessThanOrEqual( 3 );
} );

test( 'readme.txt matches style.css and names the source of every font', () => {
	expect( text( 'readme.txt' ) ).toMatch( /^=== Portico ===\n/ );
	for ( const name of [ 'Requires at least', 'Tested up to', 'Requires PHP', 'License', 'License URI' ] ) {
		expect( [ name, readme[ name ] ] ).toEqual( [ name, style[ name ] ] );
	}
	expect( readme.Contributors ).toBeTruthy();
	for ( const section of [ 'Description', 'Frequently Asked Questions', 'Changelog', 'Copyright', 'Resources' ] ) {
		expect( text( 'readme.txt' ) ).toContain( `== ${ section } ==` );
	}
	const families = new Set(
		filesIn( 'assets/fonts', '.woff2' ).map( ( path ) => /fonts\/(.+?)-latin/.exec( path )?.[ 1 ] )
	);
	expect(
		[ ...families ].filter( ( family ) => ! text( 'readme.txt' ).includes( `@fontsource-variable/${ family }` ) )
	).toEqual( [] );
} );

test( 'the theme’s PHP contains nothing that a theme review rejects', () => {
	const found = php.flatMap( ( path ) =>
		FORBIDDEN.filter( ( [ pattern ] ) => pattern.test( text( path ) ) ).map(
			( [ , reason ] ) => `${ path }: ${ reason }`
		)
	);
	expect( found ).toEqual( [] );
	expect( text( 'functions.php' ).trim().split( '\n' ).length ).toBeLessThanOrEqual( 40 );
} );
