import { useEffect, useState } from '@wordpress/element';

/** Whether the browser has a connection, as far as it knows. */
export function useOnline(): boolean {
	const [ isOnline, setOnline ] = useState( () => navigator.onLine );
	useEffect( () => {
		const read = () => setOnline( navigator.onLine );
		window.addEventListener( 'online', read );
		window.addEventListener( 'offline', read );
		return () => {
			window.removeEventListener( 'online', read );
			window.removeEventListener( 'offline', read );
		};
	}, [] );
	return isOnline;
}
