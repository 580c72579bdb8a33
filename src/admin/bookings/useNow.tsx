import { useEffect, useState } from '@wordpress/element';

const HALF_A_MINUTE = 30_000;

/** The time of now, in milliseconds, as long as somebody looks. */
export function useNow(): number {
	const [ now, setNow ] = useState( () => Date.now() );
	useEffect( () => {
		const tick = () => document.visibilityState === 'visible' && setNow( Date.now() );
		const timer = setInterval( tick, HALF_A_MINUTE );
		document.addEventListener( 'visibilitychange', tick );
		return () => {
			clearInterval( timer );
			document.removeEventListener( 'visibilitychange', tick );
		};
	}, [] );
	return now;
}
