import { createContext, useContext, useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

const HALF_A_MINUTE = 30_000;

const Context = createContext( 0 );

/** The current time: updated while the tab is visible, and at once when it becomes visible again. */
export function NowProvider( { children }: { children: ReactNode } ) {
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
	return <Context.Provider value={ now }>{ children }</Context.Provider>;
}

/** The current time in milliseconds. Also draws memoised parts again when it moves on. */
export const useNow = (): number => useContext( Context );
