import { useEffect, useState } from '@wordpress/element';

/** Returns the URL fragment, in which a screen stores its state for reloads and the back button. */
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

/** Changes the URL fragment without a history entry, for typing in a search field. */
export function replaceWith( hash: string ): void {
	window.history.replaceState( null, '', hash );
	window.dispatchEvent( new Event( 'hashchange' ) );
}

/** Puts a title before the document title while the component is mounted. Empty adds nothing. */
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
