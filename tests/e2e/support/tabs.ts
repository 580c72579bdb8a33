import type { Locator, Page } from '@playwright/test';
import { paragraph } from './accordion';

/** Markup of blocks, as the editor writes it. */
export const tab = ( title: string, content: string, attributes: object = {} ): string =>
	`<!-- wp:vestibule/tab ${ JSON.stringify( { title, ...attributes } ) } -->\n${ content }\n<!-- /wp:vestibule/tab -->`;

export const tabs = ( attributes: object, ...all: string[] ): string =>
	`<!-- wp:vestibule/tabs ${ JSON.stringify( attributes ) } -->\n${ all.join( '\n\n' ) }\n<!-- /wp:vestibule/tabs -->`;

export const LONG = Array.from( { length: 12 }, ( _, index ) =>
	paragraph( `Paragraph ${ index }. ${ 'A sentence of a longer text. '.repeat( 12 ) }` )
).join( '\n' );

export const titleOn = ( page: Page, name: string | RegExp ): Locator => page.getByRole( 'tab', { name, exact: true } );

/** Selected tabs and visible panels of an element, for example "Evening: selected shown". */
export const openIn = ( page: Page, id: string ): Promise< string[] > =>
	page.locator( `#${ id }` ).evaluate( ( island ) =>
		[ ...island.querySelectorAll( ':scope > [role="tablist"] > [role="tab"]' ) ].flatMap( ( title ) => {
			const panel = document.getElementById( title.getAttribute( 'aria-controls' ) ?? '' );
			const shown =
				panel && ( panel.lastElementChild?.checkVisibility( { contentVisibilityAuto: true } ) ?? false )
					? 'shown'
					: '';
			const said = `${ title.getAttribute( 'aria-selected' ) === 'true' ? 'selected' : '' } ${ shown }`.trim();
			return said ? [ `${ title.textContent ?? '' }: ${ said }` ] : [];
		} )
	);

/** Lists layout shifts without input. Must be called before the page is opened. */
export async function watchShifts( page: Page ): Promise< () => Promise< string[] > > {
	// Late fonts of the theme shift text a little, which is not tested here.
	await page.route( /\.woff2/, ( route ) => route.abort() );
	await page.addInitScript( () => {
		const shifts: string[] = [];
		Object.assign( window, { shifts } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as ( PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: { node: Node | null }[];
			} )[] ) {
				const moved = entry.sources.map( ( { node } ) =>
					( node instanceof Element ? node.outerHTML : ( node?.nodeValue ?? '' ) ).slice( 0, 80 )
				);
				shifts.push(
					...( entry.hadRecentInput ? [] : [ `${ entry.value.toFixed( 4 ) }: ${ moved.join( ' | ' ) }` ] )
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	return () => page.evaluate( () => ( window as unknown as { shifts: string[] } ).shifts );
}
