import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';

/**
 * The language that marks each word of ours as ⟦Ŝéñđ one⟧ and each of WordPress's with ⁂ (tools/languages/pseudo.mjs,
 * tools/wordpress/mu-plugins/test-language.php).
 */
export const PSEUDO = 'en_XA';

const MARKED = /[áçđéĝĥîñöŕŝüÅÇÉŜ⟦⟧⁂]/;

/** What is written with letters in every language: addresses, email addresses, names of products and of formats. */
const NO_WORDS =
	/^(https?:\/\/\S*|[\w.+-]+@[\w.-]+|UTC|CSV|JSON|WhatsApp|OneSignal|Google|YouTube|Vimeo|Back (in \d+h( \d+m)?|at \d\d:\d\d)|[\w-]+\.(php|js|css)|\{\{?[\w-]+\}?\}|\[[\w-]+\]|[a-z]+(_[a-z]+)+|#[0-9a-f]{6})$/i;

const plain = ( text: string ) =>
	text
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&amp;/g, '&' )
		.replace( /\\'/g, "'" )
		.replace( /\s+/g, ' ' );

/** Dates as the browser writes them. */
const DATE = new RegExp(
	`^((?:${ names( { weekday: 'long' } ) }),? )?(${ names( { month: 'long' } ) })[\\d ,]*$|^(${ names( { weekday: 'short' } ) })$`
);

function names( options: Intl.DateTimeFormatOptions ): string {
	const format = new Intl.DateTimeFormat( 'en', { ...options, timeZone: 'UTC' } );
	const days = Array.from( { length: 84 }, ( _, day ) => new Date( Date.UTC( 2026, day % 12, 1 + ( day % 28 ) ) ) );
	return [ ...new Set( days.map( ( day ) => format.format( day ) ) ) ].join( '|' );
}

/** Everything that an author of the demo has written: the demo's own files, and the form that a new site has. */
const WRITTEN = [
	'plugin/src/Tools/Demo',
	'plugin/src/Forms/DefaultFormBlocks.php',
	'plugin/src/Calendar/Events/FirstEvent.php',
]
	.flatMap( ( path ) =>
		path.endsWith( '.php' )
			? [ path ]
			: readdirSync( path, { recursive: true, encoding: 'utf8' } ).map( ( file ) => join( path, file ) )
	)
	.filter( ( path ) => /\.(php|html)$/.test( path ) )
	.map( ( path ) => readFileSync( path, 'utf8' ) )
	.map( ( text ) => `${ plain( text ) } ${ text.replace( /\s+/g, ' ' ) }` )
	.join( ' ' );

export interface Sight {
	/** What stands there, with the element that shows it. */
	words: { text: string; where: string }[];
	/** Elements that are narrower than their text, and the page if it can be moved sideways. */
	tooWide: string[];
}

/**
 * What can be seen or heard below an element.
 *
 * @param page
 * @param root   Where to look.
 * @param except Parts that are somebody else's.
 */
async function sight( page: Page | Frame, root: string, except: string ): Promise< Sight > {
	return page.evaluate(
		( [ selector, others ] ) => {
			const words: Sight[ 'words' ] = [];
			const tooWide: string[] = [];
			const nameOf = ( element: Element ) =>
				`${ element.tagName.toLowerCase() }${ element.id && `#${ element.id }` }.${ element.getAttribute( 'class' ) ?? '' }`.slice(
					0,
					90
				);
			const isOthers = ( element: Element ) => others !== '' && element.closest( others ) !== null;
			const isSeen = ( element: Element ) => element.checkVisibility( { visibilityProperty: true } );
			const add = ( text: string | null, element: Element, what = '' ) => {
				const words2 = ( text ?? '' ).replace( /\s+/g, ' ' ).trim();
				if ( /\p{L}{2}/u.test( words2 ) ) {
					words.push( { text: words2, where: what + nameOf( element ) } );
				}
			};
			for ( const part of document.querySelectorAll( selector ) ) {
				const walker = document.createTreeWalker( part, NodeFilter.SHOW_TEXT );
				for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
					const parent = node.parentElement;
					if (
						parent &&
						! parent.closest( 'script, style, noscript, template, code, kbd, svg' ) &&
						! isOthers( parent ) &&
						isSeen( parent )
					) {
						add(
							node.textContent,
							parent,
							parent.closest( 'p, li' )?.textContent?.includes( '⁂' ) ? '⁂' : ''
						);
					}
				}
				for ( const element of [ part, ...part.querySelectorAll( '*' ) ] ) {
					if ( isOthers( element ) || ! isSeen( element ) ) {
						continue;
					}
					for ( const name of [
						'aria-label',
						'aria-description',
						'aria-roledescription',
						'placeholder',
						'title',
						'alt',
					] ) {
						add( element.getAttribute( name ), element, `@${ name } ` );
					}
					const style = getComputedStyle( element );
					// Its own text: what is within has a place of its own.
					const width = Math.max(
						0,
						...[ ...element.childNodes ]
							.filter( ( child ) => child.nodeType === 3 && child.textContent?.trim() )
							.map( ( child ) => {
								const range = document.createRange();
								range.selectNodeContents( child );
								return range.getBoundingClientRect().width;
							} )
					);
					const isClipped = element.clientWidth > 1 && width > element.clientWidth + 1;
					if (
						isClipped &&
						! element.textContent?.includes( '⁂' ) &&
						// WordPress shortens an author's words with an ellipsis there.
						( ! element.matches( '.components-truncate' ) || element.textContent?.includes( '⟦' ) ) &&
						! [ 'auto', 'scroll' ].includes( style.overflowX ) &&
						style.display !== 'inline'
					) {
						tooWide.push( `${ nameOf( element ) } ${ element.textContent?.trim().slice( 0, 60 ) }` );
					}
				}
			}
			if ( document.documentElement.scrollWidth > window.innerWidth ) {
				tooWide.push( `the page: ${ document.documentElement.scrollWidth } px` );
			}
			return { words, tooWide };
		},
		[ root, except ] as const
	);
}

/** The words of ours that nobody can translate, and the places that are too narrow, each with the page's name. */
export async function faults( page: Page | Frame, name: string, root = 'body', except = '' ): Promise< string[] > {
	const { words, tooWide } = await sight( page, root, except );
	const untranslated = words.filter(
		( { text, where } ) =>
			! MARKED.test( text ) &&
			! where.startsWith( '⁂' ) &&
			! NO_WORDS.test( text ) &&
			! DATE.test( text ) &&
			! WRITTEN.includes( text.replace( / WhatsApp$/, '' ) )
	);
	return [
		...new Set( [
			...untranslated.map( ( { text, where } ) => `${ name }: “${ text }” in ${ where }` ),
			...tooWide.map( ( where ) => `${ name }: too wide: ${ where }` ),
		] ),
	];
}
