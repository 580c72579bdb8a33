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

/** Text with the name of the element that shows it. */
interface Word {
	text: string;
	where: string;
}

/** Functions in the page that check whether an element is shown and belongs to the plugin, and name it. */
const elementsOf = ( page: Page | Frame ) =>
	page.evaluateHandle( () => ( {
		isShown: ( element: Element, except: string ) =>
			( except === '' || element.closest( except ) === null ) &&
			element.checkVisibility( { visibilityProperty: true } ),
		nameOf: ( element: Element ) => {
			const id = element.id && `#${ element.id }`;
			return `${ element.tagName.toLowerCase() }${ id }.${ element.getAttribute( 'class' ) ?? '' }`.slice(
				0,
				90
			);
		},
	} ) );

/**
 * Returns texts that can be seen or heard below an element.
 *
 * @param page
 * @param root   Selector of the element.
 * @param except Selector of parts that are not translated.
 */
async function wordsIn( page: Page | Frame, root: string, except: string ): Promise< Word[] > {
	const elements = await elementsOf( page );
	return page.evaluate(
		( [ { isShown, nameOf }, selector, others ] ) => {
			const HIDDEN = 'script, style, noscript, template, code, kbd, svg';
			const NAMES = [ 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt' ];
			const words: Word[] = [];
			const add = ( given: string | null, element: Element, what = '' ) => {
				const text = ( given ?? '' ).replace( /\s+/g, ' ' ).trim();
				if ( /\p{L}{2}/u.test( text ) ) {
					words.push( { text, where: what + nameOf( element ) } );
				}
			};
			for ( const part of document.querySelectorAll( selector ) ) {
				const walker = document.createTreeWalker( part, NodeFilter.SHOW_TEXT );
				for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
					const parent = node.parentElement;
					if ( parent && ! parent.closest( HIDDEN ) && isShown( parent, others ) ) {
						const isWordPress = parent.closest( 'p, li' )?.textContent?.includes( '⁂' );
						add( node.textContent, parent, isWordPress ? '⁂' : '' );
					}
				}
				for ( const element of [ part, ...part.querySelectorAll( '*' ) ] ) {
					for ( const name of isShown( element, others ) ? NAMES : [] ) {
						add( element.getAttribute( name ), element, `@${ name } ` );
					}
				}
			}
			return words;
		},
		[ elements, root, except ] as const
	);
}

/** Returns elements that are narrower than their text, and the page if it scrolls sideways. */
async function tooWideIn( page: Page | Frame, root: string, except: string ): Promise< string[] > {
	const elements = await elementsOf( page );
	return page.evaluate(
		( [ { isShown, nameOf }, selector, others ] ) => {
			const widthOf = ( text: Node ) => {
				const range = document.createRange();
				range.selectNodeContents( text );
				return range.getBoundingClientRect().width;
			};
			// Only the element's own text, because its children are measured separately.
			const ownWidth = ( element: Element ) =>
				Math.max(
					0,
					...[ ...element.childNodes ]
						.filter( ( child ) => child.nodeType === 3 && child.textContent?.trim() )
						.map( widthOf )
				);
			const isTooWide = ( element: Element ) => {
				const style = getComputedStyle( element );
				return (
					element.clientWidth > 1 &&
					ownWidth( element ) > element.clientWidth + 1 &&
					! element.textContent?.includes( '⁂' ) &&
					// WordPress truncates texts of authors with an ellipsis there.
					( ! element.matches( '.components-truncate' ) || element.textContent?.includes( '⟦' ) ) &&
					! [ 'auto', 'scroll' ].includes( style.overflowX ) &&
					style.display !== 'inline'
				);
			};
			const found = [ ...document.querySelectorAll( selector ) ]
				.flatMap( ( part ) => [ part, ...part.querySelectorAll( '*' ) ] )
				.filter( ( element ) => isShown( element, others ) && isTooWide( element ) )
				.map( ( element ) => `${ nameOf( element ) } ${ element.textContent?.trim().slice( 0, 60 ) }` );
			const { scrollWidth } = document.documentElement;
			return scrollWidth > window.innerWidth ? [ ...found, `the page: ${ scrollWidth } px` ] : found;
		},
		[ elements, root, except ] as const
	);
}

/** Texts of the plugin that cannot be translated and elements that are too narrow, each with the name of the page. */
export async function faults( page: Page | Frame, name: string, root = 'body', except = '' ): Promise< string[] > {
	const tooWide = await tooWideIn( page, root, except );
	const untranslated = ( await wordsIn( page, root, except ) ).filter(
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
