import { idInHash } from '../../../src/modal/id';

/*
 * A dialog that a visitor opens gets an entry of its own in the browser's history, so that "back" closes it and the
 * address can be sent to others. The entry's state lists the dialogs that are open there, the lowest first.
 */

const KEY = 'vestibuleModals';
const LIMIT = 1000;

/** Settles when an entry that is being left is left: browsers do that later. */
let leaving: Promise< unknown > = Promise.resolve();

/** The dialogs of the current entry. */
export function listed(): string[] {
	const list: unknown = history.state?.[ KEY ];
	return Array.isArray( list ) ? list : [];
}

/** The id in the address. */
export const named = () => idInHash( location.hash );

/** Makes an entry for a dialog, if it is still open when the last one was left. */
export async function enter( id: string, isOpen: () => boolean ): Promise< void > {
	await leaving;
	if ( isOpen() && listed().at( -1 ) !== id ) {
		history.pushState( { ...history.state, [ KEY ]: [ ...listed(), id ] }, '', `#${ id }` );
	}
}

/** Takes the entry of a dialog back. Where the address came from elsewhere, it only stops naming the dialog. */
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

/** The entry stays, without any dialog: a link in one leads to another place of this page. */
export function forget(): void {
	history.replaceState( { ...history.state, [ KEY ]: [] }, '', location.pathname + location.search );
}
