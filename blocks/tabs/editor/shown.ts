import { useSelect } from '@wordpress/data';
import { createContext, useEffect, useRef, useState } from '@wordpress/element';
import { store as blockEditorStore } from '@wordpress/block-editor';

/** Client ID of the tab that the canvas displays. Switching tabs in the canvas does not change the page. */
export const ShownTab = createContext< string | undefined >( undefined );

/**
 * Returns the displayed tab. It is the tab that was used last or contains the selection. Initially it is the tab that
 * is open on the page. If the displayed tab is removed, the tab that takes its position is displayed.
 */
export function useShown( clientId: string ) {
	const { tabs, selected, first } = useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const order = editor.getBlockOrder( clientId );
			return {
				tabs: order,
				selected: order.find(
					( tab ) => editor.isBlockSelected( tab ) || editor.hasSelectedInnerBlock( tab, true )
				),
				first: order.find( ( tab ) => editor.getBlockAttributes( tab )?.isOpen === true ) ?? order[ 0 ],
			};
		},
		[ clientId ]
	);
	const [ touched, setTouched ] = useState< string >();
	const place = useRef( 0 );
	useEffect( () => {
		if ( selected ) {
			setTouched( selected );
		}
	}, [ selected ] );
	const fallback = touched ? tabs[ Math.min( place.current, tabs.length - 1 ) ] : first;
	const shown = [ selected, touched ].find( ( tab ) => tab && tabs.includes( tab ) ) ?? fallback;
	useEffect( () => {
		place.current = Math.max( 0, tabs.indexOf( shown ?? '' ) );
	}, [ tabs, shown ] );
	return { tabs, shown, show: setTouched };
}
