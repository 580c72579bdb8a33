import { useEffect } from '@wordpress/element';

/** Loads again when the reader comes back to the window, or the connection does. */
export function useComeback( reload: () => void ): void {
	useEffect( () => {
		const again = () => document.visibilityState === 'visible' && reload();
		document.addEventListener( 'visibilitychange', again );
		window.addEventListener( 'online', reload );
		return () => {
			document.removeEventListener( 'visibilitychange', again );
			window.removeEventListener( 'online', reload );
		};
	}, [ reload ] );
}
