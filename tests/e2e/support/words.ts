import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';

/**
 * Pseudo-language that marks each string of the plugin as ⟦Ŝéñđ one⟧ and each of WordPress with ⁂
 * (tools/languages/pseudo.mjs, tools/wordpress/mu-plugins/test-language.php).
 */
export const PSEUDO = 'en_XA';

const MARKED = /[áçđéĝĥîñöŕŝüÅÇÉŜ⟦⟧⁂]/;

/** Texts that are the same in every language: URLs, email addresses, names of products and formats. */
const NO_WORDS =
	/^(https?:\/\/\S*|[\w.+-]+@[\w.-]+|UTC|CSV|JSON|WhatsApp|OneSignal|Google|YouTube|Vimeo|Back (in \d+h( \d+m)?|at \d\d:\d\d)|[\w-]+\.(php|js|css)|\{\{?[\w-]+\}?\}|\[[\w-]+\]|[a-z]+(_[a-z]+)+|#[0-9a-f]{6})$/i;

const plain = ( text: string ) =>
	text
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&amp;/g, '&' )
		.replace( /\\'/g, "'" )
		.replace( /\s+/g, ' ' );

/** Dates as the browser formats them. */
const DATE = new RegExp(
	`^((?:${ names( { weekday: 'long' } ) }),? )?(${ names( { month: 'long' } ) })[\\d ,]*$|^(${ names( { weekday: 'short' } ) })$`
);

function names( options: Intl.DateTimeFormatOptions ): string {
	const format = new Intl.DateTimeFormat( 'en', { ...options, timeZone: 'UTC' } );
	const days = Array.from( { length: 84 }, ( _, day ) => new Date( Date.UTC( 2026, day % 12, 1 + ( day % 28 ) ) ) );
	return [ ...new Set( days.map( ( day ) => format.format( day ) ) ) ].join( '|' );
}

/** Texts by authors of the demo: the files of the demo, and the form of a new site. */
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
	/** Texts with the elements that show them. */
	words: { text: string; where: string }[];
	/** Elements that are narrower than their text, and the page if it scrolls sideways. */
	tooWide: string[];
}

/**
 * Texts that can be seen or heard below an element.
 *
 * @param page
 * @param root   Selector of the element.
 * @param except Selector of parts that are not translated.
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
					// Only the element's own text, because its children are measured separately.
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
						// WordPress truncates texts of authors with an ellipsis there.
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

/** Texts of the plugin that cannot be translated and elements that are too narrow, each with the name of the page. */
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
