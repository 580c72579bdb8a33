import { useEffect, useState } from '@wordpress/element';

/**
 * Returns the URL fragment. Screens store their state in it, so that reloading and the browser's Back button preserve
 * it.
 */
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

/** Changes the URL fragment without adding a history entry, for example while the user types a search. */
export function replaceWith( hash: string ): void {
	window.history.replaceState( null, '', hash );
	window.dispatchEvent( new Event( 'hashchange' ) );
}

/** Prepends a title to the document title while the component is mounted. An empty title changes nothing. */
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
