import type { Page } from '@playwright/test';

export const paragraph = ( text: string ) => `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

export const space = ( height: number ) =>
	`<!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;

const link = ( label: string ) =>
	`<!-- wp:navigation-link ${ JSON.stringify( { label, url: '/news/', kind: 'custom' } ) } /-->`;

const submenu = ( label: string, ...inner: string[] ) =>
	`<!-- wp:navigation-submenu ${ JSON.stringify( { label, url: '/courses/', kind: 'custom' } ) } -->${ inner.join( '' ) }<!-- /wp:navigation-submenu -->`;

/** Menu of more than 40 items on three levels. */
export function menu( settings: object = {} ): string {
	const sections = [ 1, 2, 3, 4, 5, 6 ].map( ( one ) =>
		submenu(
			`Section ${ one }`,
			link( `First of ${ one }` ),
			submenu( `Deeper ${ one }`, link( `Third ${ one }` ), link( 'Another with a longer name' ) ),
			link( 'A page with quite a long name in it' ),
			link( 'Fees' )
		)
	);
	return `<!-- wp:navigation ${ JSON.stringify( { overlayMenu: 'never', ...settings } ) } -->${ sections.join( '' ) }<!-- /wp:navigation -->`;
}

export const drawer = ( settings: object, inner: string ) =>
	`<!-- wp:vestibule/drawer ${ JSON.stringify( settings ) } -->${ inner }<!-- /wp:vestibule/drawer -->`;

export const scrollTo = ( page: Page, top: number ) =>
	page.evaluate( ( to ) => window.scrollTo( { top: to, behavior: 'instant' } ), top );

/** Pixels by which the page can be scrolled sideways. */
export const overflow = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );

/** Sums layout shifts without input. Must be called before the page is opened. */
export async function watchShifts( page: Page ): Promise< () => Promise< number > > {
	await page.addInitScript( () => {
		Object.assign( window, { shifted: 0 } );
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( entry ) => {
				Object.assign( window, {
					shifted:
						( window as unknown as { shifted: number } ).shifted +
						( entry as unknown as { value: number } ).value,
				} );
			} )
		).observe( { type: 'layout-shift', buffered: true } );
	} );
	return () => page.evaluate( () => ( window as unknown as { shifted: number } ).shifted );
}
