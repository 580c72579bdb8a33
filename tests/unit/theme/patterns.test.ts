/* @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { THEME, filesIn, text } from './files';

const patterns = filesIn( 'patterns', '.php' );
const header = ( path: string, name: string ) =>
	new RegExp( `^ \\* ${ name }: (.+)$`, 'm' ).exec( text( path ) )?.[ 1 ];
const markup = ( path: string ) => text( path ).replace( /^<\?php[\s\S]*?\?>\n/, '' );
const isOffered = ( path: string ) => header( path, 'Inserter' ) !== 'no';

/** Text that visitors read, without PHP, which prints translated texts, and without block comments. */
const bareWords = ( html: string ): string[] =>
	html
		.replace( /<\?php[\s\S]*?\?>/g, '' )
		.replace( /<!--[\s\S]*?-->/g, '' )
		.replace( /<a href="(?:tel|mailto):[^<]*<\/a>/g, '' )
		.replace( /<[^>]+>/g, '\n' )
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => /\p{L}/u.test( line ) );

describe.each( patterns )( '%s', ( path ) => {
	test( 'the pattern has a title, a slug like its file name, and data for the inserter', () => {
		expect( header( path, 'Title' ) ).toBeTruthy();
		expect( header( path, 'Slug' ) ).toBe( `portico/${ path.replace( /^patterns\/|\.php$/g, '' ) }` );
		if ( isOffered( path ) ) {
			expect( header( path, 'Description' ) ).toMatch( /\.$/ );
			expect( header( path, 'Categories' ) ).toBeTruthy();
			expect( Number( header( path, 'Viewport Width' ) ?? 1280 ) ).toBeGreaterThan( 300 );
		}
	} );

	test( 'all texts of the pattern can be translated and have the theme’s text domain', () => {
		expect( bareWords( markup( path ) ) ).toEqual( [] );
		const written = [
			...markup( path ).matchAll(
				/"(?:label|title|buttonText|ariaLabel|placeholder)":"([^"<]+)"|(?:alt|aria-label)="([^"<]+)"/g
			),
		].map( ( [ found ] ) => found );
		expect( written ).toEqual( [] );
		const asked = [
			...text( path ).matchAll(
				/\b(?:esc_html_e|esc_attr_e|esc_html__|esc_attr__|esc_html_x|_x|__|_e)\( '(?:[^'\\]|\\.)*', (?:'[^']*', )?'([^']*)' \)/g
			),
		];
		expect( asked.map( ( [ , domain ] ) => domain ).filter( ( domain ) => domain !== 'portico' ) ).toEqual( [] );
		expect(
			text( path ).match( /\b(?:esc_html_e|esc_attr_e|esc_html__|esc_attr__|esc_html_x|_x|__|_e)\(/g )?.length ??
				0
		).toBe( asked.length );
	} );

	test( 'the pattern contains no external URL, no post ID and no missing image', () => {
		expect( text( path ).match( /(?:https?:)?\/\/[a-z][^\s"']*/g ) ?? [] ).toEqual( [] );
		expect(
			markup( path ).match( /"(?:id|ref|mediaId|postId|userId|navigationId)":\s*\d+|wp-image-\d+/g ) ?? []
		).toEqual( [] );
		const pictures = [ ...text( path ).matchAll( /get_theme_file_uri\( '([^']+)' \)/g ) ].map(
			( [ , picture = '' ] ) => picture
		);
		expect( pictures.filter( ( picture ) => ! existsSync( join( THEME, picture ) ) ) ).toEqual( [] );
	} );
} );

test( 'the theme offers at least twenty-five patterns, including four whole pages', () => {
	const offered = patterns.filter( isOffered );
	expect( offered.length ).toBeGreaterThanOrEqual( 25 );
	expect(
		offered.filter( ( path ) => header( path, 'Categories' )?.includes( 'portico-pages' ) ).length
	).toBeGreaterThanOrEqual( 4 );
} );

test( 'templates and patterns use only existing patterns and template parts', () => {
	const sources = [ ...filesIn( 'templates', '.html' ), ...filesIn( 'parts', '.html' ), ...patterns ];
	const missing = sources.flatMap( ( path ) => [
		...[ ...text( path ).matchAll( /wp:pattern \{"slug":"portico\/([a-z-]+)"/g ) ].map(
			( [ , slug ] ) => `patterns/${ slug }.php`
		),
		...[ ...text( path ).matchAll( /wp:template-part \{"slug":"([a-z-]+)"/g ) ].map(
			( [ , slug ] ) => `parts/${ slug }.html`
		),
	] );
	expect( missing.length ).toBeGreaterThan( 20 );
	expect( missing.filter( ( path ) => ! existsSync( join( THEME, path ) ) ) ).toEqual( [] );
} );
