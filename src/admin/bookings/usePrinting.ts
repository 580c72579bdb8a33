import { useEffect, useState } from '@wordpress/element';
import { flushSync } from 'react-dom';

/** Whether the calendar is on its way to paper, where it is a list by day; also when the browser's own menu prints it. */
export function usePrinting() {
	const [ isPrinting, setPrinting ] = useState( false );
	useEffect( () => {
		const before = () => flushSync( () => setPrinting( true ) );
		const after = () => setPrinting( false );
		window.addEventListener( 'beforeprint', before );
		window.addEventListener( 'afterprint', after );
		return () => {
			window.removeEventListener( 'beforeprint', before );
			window.removeEventListener( 'afterprint', after );
		};
	}, [] );
	return { isPrinting, print: () => window.print() };
}
