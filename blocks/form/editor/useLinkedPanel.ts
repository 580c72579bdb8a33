import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';

/** Opens the panel that the address names, once: links from other screens lead to a setting. */
export function useLinkedPanel( plugin: string, panel: string ): void {
	const name = `${ plugin }/${ panel }`;
	const isOpen = useSelect( ( select ) => select( editorStore ).isEditorPanelOpened( name ), [ name ] );
	const { toggleEditorPanelOpened } = useDispatch( editorStore );
	const [ isDue, setDue ] = useState( () => window.location.hash === `#${ panel }` );
	useEffect( () => {
		if ( isDue ) {
			setDue( false );
			if ( ! isOpen ) {
				toggleEditorPanelOpened( name );
			}
		}
	}, [ isDue, isOpen, name, toggleEditorPanelOpened ] );
}
