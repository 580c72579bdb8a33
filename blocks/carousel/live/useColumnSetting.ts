import { useEffect, useState } from 'react';
import { BREAKPOINTS, columnSetting, type ColumnSetting } from '../../../src/carousel/columns';

/** The column setting of the window, as style.css has it, and again whenever the window crosses a breakpoint. */
export function useColumnSetting(): ColumnSetting {
	const [ setting, set ] = useState( () => columnSetting( window.innerWidth ) );
	useEffect( () => {
		const ended = new AbortController();
		for ( const [ below ] of BREAKPOINTS ) {
			matchMedia( `(width < ${ below }px)` ).addEventListener(
				'change',
				() => set( columnSetting( window.innerWidth ) ),
				{ signal: ended.signal }
			);
		}
		return () => ended.abort();
	}, [] );
	return setting;
}
