import { idInHash } from '../../../src/modal/id';

/*
 * History entries for dialogs. A dialog that a visitor opens gets an entry with its own URL, so that the Back button
 * closes the dialog and visitors can share the URL. The state of an entry lists the open dialogs, from bottom to top.
 */

const KEY = 'vestibuleModals';
const LIMIT = 1000;

/** Resolves after history.back() has finished, which is asynchronous. */
let leaving: Promise< unknown > = Promise.resolve();

/** Returns the IDs of the open dialogs in the current entry. */
export function listed(): string[] {
	const list: unknown = history.state?.[ KEY ];
	return Array.isArray( list ) ? list : [];
}

/** Returns the ID in the URL hash; empty if the hash is not a valid ID. */
export const named = () => idInHash( location.hash );

/** Adds an entry for a dialog after a pending history.back(), if the dialog is still open then. */
export async function enter( id: string, isOpen: () => boolean ): Promise< void > {
	await leaving;
	if ( isOpen() && listed().at( -1 ) !== id ) {
		history.pushState( { ...history.state, [ KEY ]: [ ...listed(), id ] }, '', `#${ id }` );
	}
}

/**
 * Removes the entry of a dialog by moving back in the history. If the dialog has no entry but its ID is in the URL,
 * removes the hash.
 */
export function leave( id: string ): void {
	if ( listed().at( -1 ) === id ) {
		leaving = new Promise( ( done ) => {
			addEventListener( 'popstate', done, { once: true } );
			setTimeout( done, LIMIT );
		} );
		history.back();
	} else if ( named() === id ) {
		forget();
	}
}

/** Removes all dialogs and the hash from the current entry. Used when a link leads to another part of the page. */
export function forget(): void {
	history.replaceState( { ...history.state, [ KEY ]: [] }, '', location.pathname + location.search );
}
