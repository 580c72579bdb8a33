/** Helpers for all paths, which wait for states of the page and report failed expectations. */
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE } from './browsers.mjs';

/** @typedef {import('./browsers.mjs').Visitor} Visitor */

/**
 * Waits until a function in the page returns a truthy value, and returns it.
 *
 * @param {Visitor}  visitor
 * @param {string}   what    Description for the error message.
 * @param {Function} test    Runs in the page.
 * @param {...any}   args    JSON values for it.
 * @return {Promise<any>} The first truthy value.
 */
export async function until( visitor, what, test, ...args ) {
	const end = Date.now() + PATIENCE / 2;
	for (;;) {
		const answer = await visitor.run( test, ...args ).catch( lostWithItsPage );
		if ( answer ) {
			return answer;
		}
		if ( Date.now() > end ) {
			throw new Error( `never seen: ${ what }; the focus is on ${ await visitor.run( focusInWords ) }` );
		}
		await wait( 100 );
	}
}

/** Ignores the timeout of a script whose page was left while it ran. */
function lostWithItsPage( error ) {
	if ( error.name !== 'ScriptTimeoutError' ) {
		throw error;
	}
}

/** @type {(fact: unknown, words: string) => void} */
export function expect( fact, words ) {
	if ( ! fact ) {
		throw new Error( words );
	}
}

export function same( seen, wanted, words ) {
	expect( seen === wanted, `${ words }: "${ seen }" instead of "${ wanted }"` );
}

/** Returns a short description of the focused element. Runs in the page. */
export function focusInWords() {
	const { tagName, id, name, textContent, ariaLabel } = document.activeElement ?? document.body;
	return [ tagName.toLowerCase(), id && `#${ id }`, name, ariaLabel ?? textContent.trim().slice( 0, 40 ) ]
		.filter( Boolean )
		.join( ' ' );
}

/** Presses Tab until an element that matches has the focus, as a keyboard user does. */
export async function tabTo( visitor, selector, presses = 40 ) {
	for ( let press = 0; press < presses; press++ ) {
		await visitor.press( 'Tab' );
		if ( await visitor.run( ( wanted ) => Boolean( document.activeElement?.matches( wanted ) ), selector ) ) {
			return;
		}
	}
	throw new Error( `Tab does not reach ${ selector }; the focus is on ${ await visitor.run( focusInWords ) }` );
}

/** Opens the page of a form and waits until the form's script runs. */
export async function openForm( visitor, path = '/contact/' ) {
	await visitor.open( path );
	await visitor.click( 'form[data-form_id] input:is([type="text"],[type="email"])' );
	await until( visitor, 'the hydrated form', () => document.documentElement.dataset.formReady === '' );
}

/** Returns the value of the first control that matches a selector. */
export const value = ( visitor, selector ) =>
	visitor.run( ( wanted ) => document.querySelector( wanted )?.value ?? '', selector );

/** Returns the script errors of a page. */
export const complaints = ( visitor ) => visitor.run( () => window.pageErrors ?? [ 'the page keeps no errors' ] );
