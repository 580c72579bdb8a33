import { type Locator, type Page } from '@playwright/test';

export const paragraph = ( html: string ) => `<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;
export const heading = ( words: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ words }</h2><!-- /wp:heading -->`;
export const modal = ( attributes: Record< string, unknown >, content: string ) =>
	`<!-- wp:vestibule/modal ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:vestibule/modal -->`;

/** Enough lines to scroll. */
export const lines = ( count = 40 ) =>
	Array.from( { length: count }, ( _, index ) => paragraph( `Line ${ index + 1 } of the page` ) ).join( '\n\n' );

/** Button that an editor has marked to close its modal. */
export const CLOSE =
	'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"className":"vestibule-modal-close"} --><div class="wp-block-button vestibule-modal-close"><a class="wp-block-button__link wp-element-button">Back to the page</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';

/** Page with four modals: with a button and links to others, small, with controls, and long. */
export const FOUR_MODALS = [
	paragraph( '<a href="#directions">Directions</a>' ),
	lines( 20 ),
	heading( 'Middle of the page' ).replace( '<h2', '<h2 id="middle"' ),
	paragraph( '<a href="#directions">Directions again</a>' ),
	lines( 20 ),
	modal(
		{ anchor: 'directions', buttonText: 'How to find us' },
		heading( 'The way to us' ) +
			paragraph(
				'<a href="#lift">The lift</a>, <a href="#middle">the middle</a>, <a href="#lift" class="vestibule-modal-close">the lift instead</a>'
			) +
			CLOSE
	),
	modal(
		{ anchor: 'lift', size: 'small', closeOnBackdrop: false },
		heading( 'The lift' ) + paragraph( 'Behind the second door.' )
	),
	modal(
		{ anchor: 'question', label: 'Ask us', position: 'end', buttonText: 'Ask us something' },
		`<!-- wp:html --><label>Name <input name="who" autofocus></label><fieldset><legend>Answer</legend><label><input type="radio" name="how" value="a"> Email</label><label><input type="radio" name="how" value="b"> Phone</label></fieldset><!-- /wp:html -->`
	),
	modal( { anchor: 'long', size: 'full', buttonText: 'All rules' }, heading( 'All rules' ) + lines( 60 ) ),
].join( '\n\n' );

export const dialog = ( page: Page, name: string ): Locator => page.getByRole( 'dialog', { name, exact: true } );

/** Text or label of the focused element. */
export const focused = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const { activeElement } = document;
		return activeElement?.getAttribute( 'aria-label' ) || ( activeElement?.textContent ?? '' ).trim();
	} );

/** State of the page behind the dialogs. */
export const state = ( page: Page ) =>
	page.evaluate( () => ( {
		hash: location.hash,
		scroll: Math.round( scrollY ),
		locked: getComputedStyle( document.documentElement ).overflowY === 'hidden',
		open: [ ...document.querySelectorAll( 'dialog[open]' ) ].map( ( { id } ) => id ),
	} ) );

/** Modal events of the page in order, for example "open directions". */
export async function listen( page: Page ): Promise< () => Promise< string[] > > {
	await page.addInitScript( () => {
		const said: string[] = [];
		Object.assign( window, { said } );
		for ( const what of [ 'open', 'close' ] ) {
			document.addEventListener( `vestibule:modal-${ what }`, ( { target } ) =>
				said.push( `${ what } ${ target instanceof Element ? target.id : '' }` )
			);
		}
	} );
	return () => page.evaluate( () => ( window as unknown as { said: string[] } ).said );
}
