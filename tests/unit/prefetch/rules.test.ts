import { isPageOfSite, readRules } from '../../../src/prefetch/rules';
import { vectors } from '../vectors';

const SITE = 'https://example.org';

/** Patterns that WordPress excludes by default. */
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
	'the rules decide whether a link is prefetched: $case',
	( { address, isFetched } ) => {
		const to = link( SITE + address );
		const here = new URL( `${ SITE }/somewhere/` );
		expect( isPageOfSite( to, here ) && readRules( printed() )( to ) === 'hover' ).toBe( isFetched );
	}
);

test.each( [
	[ 'another site', 'https://elsewhere.example/contact/' ],
	[ 'another scheme', 'http://example.org/contact/' ],
	[ 'a phone number', 'tel:+491234' ],
	[ 'an email address', 'mailto:a@example.org' ],
	[ 'a script', 'javascript:alert(1)' ],
	[ 'the page itself', `${ SITE }/somewhere/` ],
	[ 'the top of another page', `${ SITE }/contact/#` ],
] )( 'a link does not count as a page of the site: %s', ( _name, href ) => {
	expect( isPageOfSite( link( href ), new URL( `${ SITE }/somewhere/` ) ) ).toBe( false );
} );

test( 'links that opt out are not prefetched', () => {
	const momentOf = readRules( printed() );
	expect( momentOf( link( `${ SITE }/contact/`, 'rel="nofollow noopener"' ) ) ).toBe( 'never' );
	expect( momentOf( link( `${ SITE }/contact/`, 'class="no-prefetch"' ) ) ).toBe( 'never' );
	expect( momentOf( link( `${ SITE }/contact/`, 'target="_blank"' ) ) ).toBe( 'hover' );
} );

test( 'a page is prefetched only on press if the rules are conservative', () => {
	expect( readRules( printed( 'conservative' ) )( link( `${ SITE }/contact/` ) ) ).toBe( 'press' );
} );

test( 'the rules of a site in a subfolder apply only to this folder', () => {
	const momentOf = readRules( printed( 'moderate', '/blog' ) );
	const moments = [ '/blog/contact/', '/blog/go/there/', '/contact/', '/blog/a.pdf' ].map( ( path ) =>
		momentOf( link( SITE + path ) )
	);
	expect( moments ).toEqual( [ 'hover', 'never', 'never', 'never' ] );
} );

test( 'URL patterns added by other plugins are supported', () => {
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

test( 'rules that list URLs do not apply to links', () => {
	const text = '{"prerender":[{"source":"list","urls":["/contact/"],"eagerness":"moderate"}]}';
	expect( readRules( text )( link( `${ SITE }/contact/` ) ) ).toBe( 'never' );
} );

test.each( [
	[ 'text that is not JSON', '{' ],
	[ 'an unknown condition', rules( { not: { tag: 'x' } } ) ],
	[ 'a pattern of a full URL', rules( { not: { href_matches: 'https://example.org/*' } } ) ],
	[ 'an invalid pattern', rules( { not: { href_matches: '/a{' } } ) ],
] )( 'rules that cannot be read are rejected: %s', ( _name, text ) => {
	expect( () => readRules( text ) ).toThrow();
} );
