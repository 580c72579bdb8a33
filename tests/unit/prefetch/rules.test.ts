import { isPageOfSite, readRules } from '../../../src/prefetch/rules';
import { vectors } from '../vectors';

const SITE = 'https://example.org';

/** What WordPress leaves out by itself. */
const WORDPRESS = [
	'/wp-*.php',
	'/wp-admin/*',
	'/wp-content/uploads/*',
	'/wp-content/*',
	'/wp-content/plugins/*',
	'/wp-content/themes/portico/*',
	'/*\\?(.+)',
];
const OURS = vectors< { pattern: string } >( 'prefetch-patterns' ).map( ( { pattern } ) => pattern );

const rules = ( where: object, eagerness = 'moderate', kind = 'prefetch' ) =>
	JSON.stringify( { [ kind ]: [ { source: 'document', where, eagerness } ] } );

const printed = ( eagerness = 'moderate', prefix = '' ) =>
	rules(
		{
			and: [
				{ href_matches: `${ prefix }/*` },
				{ not: { href_matches: [ ...WORDPRESS, ...OURS ].map( ( pattern ) => prefix + pattern ) } },
				{ not: { selector_matches: 'a[rel~="nofollow"]' } },
				{ not: { selector_matches: '.no-prefetch, .no-prefetch a' } },
			],
		},
		eagerness
	);

function link( href: string, more = '' ): HTMLAnchorElement {
	document.body.innerHTML = `<p><a href="${ href }" ${ more }>There</a></p>`;
	return document.body.querySelector( 'a' ) as HTMLAnchorElement;
}

test.each( vectors< { case: string; address: string; isFetched: boolean } >( 'prefetch' ) )(
	'$case',
	( { address, isFetched } ) => {
		const to = link( SITE + address );
		const here = new URL( `${ SITE }/somewhere/` );
		expect( isPageOfSite( to, here ) && readRules( printed() )( to ) === 'hover' ).toBe( isFetched );
	}
);

test.each( [
	[ 'another site', 'https://elsewhere.example/contact/' ],
	[ 'another scheme', 'http://example.org/contact/' ],
	[ 'a telephone', 'tel:+491234' ],
	[ 'a mail', 'mailto:a@example.org' ],
	[ 'a script', 'javascript:alert(1)' ],
	[ 'the page itself', `${ SITE }/somewhere/` ],
	[ 'the top of another page', `${ SITE }/contact/#` ],
] )( 'is no page of the site: %s', ( _name, href ) => {
	expect( isPageOfSite( link( href ), new URL( `${ SITE }/somewhere/` ) ) ).toBe( false );
} );

test( 'links that opt out are left alone', () => {
	const momentOf = readRules( printed() );
	expect( momentOf( link( `${ SITE }/contact/`, 'rel="nofollow noopener"' ) ) ).toBe( 'never' );
	expect( momentOf( link( `${ SITE }/contact/`, 'class="no-prefetch"' ) ) ).toBe( 'never' );
	expect( momentOf( link( `${ SITE }/contact/`, 'target="_blank"' ) ) ).toBe( 'hover' );
} );

test( 'waits for the press where the rules do', () => {
	expect( readRules( printed( 'conservative' ) )( link( `${ SITE }/contact/` ) ) ).toBe( 'press' );
} );

test( 'a site in a folder', () => {
	const momentOf = readRules( printed( 'moderate', '/blog' ) );
	const moments = [ '/blog/contact/', '/blog/go/there/', '/contact/', '/blog/a.pdf' ].map( ( path ) =>
		momentOf( link( SITE + path ) )
	);
	expect( moments ).toEqual( [ 'hover', 'never', 'never', 'never' ] );
} );

test( 'reads the patterns of others', () => {
	const momentOf = readRules(
		rules( {
			and: [
				{ or: [ { href_matches: '/*' } ] },
				{
					not: {
						href_matches: [
							'/members/:name/leave',
							'/{a|b}c',
							'/*\\?*(^|&)*nonce*=*',
							'/x(y|z)+',
							'/dot.s',
						],
					},
				},
			],
		} )
	);
	const moments = [ '/members/ada/leave', '/members/leave', '/a|bc', '/xyz', '/x', '/dot.s', '/dotts', '/' ].map(
		( path ) => momentOf( link( SITE + path ) )
	);
	expect( moments ).toEqual( [ 'never', 'hover', 'never', 'never', 'hover', 'never', 'hover', 'hover' ] );
} );

test( 'rules that name addresses one by one are not for links', () => {
	const text = '{"prerender":[{"source":"list","urls":["/contact/"],"eagerness":"moderate"}]}';
	expect( readRules( text )( link( `${ SITE }/contact/` ) ) ).toBe( 'never' );
} );

test.each( [
	[ 'no JSON', '{' ],
	[ 'an unknown condition', rules( { not: { tag: 'x' } } ) ],
	[ 'a pattern of a whole address', rules( { not: { href_matches: 'https://example.org/*' } } ) ],
	[ 'a pattern that is none', rules( { not: { href_matches: '/a{' } } ) ],
] )( 'refuses what it does not know: %s', ( _name, text ) => {
	expect( () => readRules( text ) ).toThrow();
} );
