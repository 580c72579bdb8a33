import { store } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';

interface Shown {
	isShown: boolean;
	/** Keeps up with what the browser opens by itself, such as find in page. */
	setShown: ( isShown: boolean ) => void;
	/** For the chevron. */
	onPointerDown: () => void;
	onClick: ( event: React.MouseEvent ) => void;
}

/**
 * Whether an item is open in the canvas: it opens when it, or something in it, is selected, also by way of the list
 * view.
 */
export function useShown( clientId: string, isSelected: boolean, isOpen: boolean ): Shown {
	const hasSelected = useSelect(
		( select ) => select( store ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const [ isShown, setShown ] = useState( isOpen );
	const pressed = useRef( isShown );
	useEffect( () => {
		if ( isSelected || hasSelected ) {
			setShown( true );
		}
	}, [ isSelected, hasSelected ] );
	return {
		isShown,
		setShown,
		// Pressing the button selects the block, which opens it: what counts is how it was before.
		onPointerDown: () => ( pressed.current = isShown ),
		onClick: ( event ) => setShown( ! ( event.detail ? pressed.current : isShown ) ),
	};
}
