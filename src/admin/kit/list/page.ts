import { useEffect, useState } from '@wordpress/element';

/** The address behind #, where a screen keeps what it shows: reload and the back button keep it. */
export function useHash(): string {
	const [ hash, setHash ] = useState( window.location.hash );
	useEffect( () => {
		const read = () => setHash( window.location.hash );
		window.addEventListener( 'hashchange', read );
		return () => window.removeEventListener( 'hashchange', read );
	}, [] );
	return hash;
}

export function goTo( hash: string ): void {
	window.location.hash = hash;
}

/** Changes the address without a step in the history, for typing in a search field. */
export function replaceWith( hash: string ): void {
	window.history.replaceState( null, '', hash );
	window.dispatchEvent( new Event( 'hashchange' ) );
}

/** Puts what is shown before the page's own title while it is shown; empty for nothing. */
export function useTitle( title: string ): void {
	useEffect( () => {
		const before = document.title;
		if ( title !== '' ) {
			document.title = `${ title } ‹ ${ before }`;
		}
		return () => {
			document.title = before;
		};
	}, [ title ] );
}
