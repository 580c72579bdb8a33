import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';

/** Whether the address of the editor names a panel: links from other screens lead to a setting. */
export const isLinked = ( panel: string ): boolean => window.location.hash === `#${ panel }`;

/** Opens the panel that the address names, once. */
export function useLinkedPanel( plugin: string, panel: string ): void {
	const name = `${ plugin }/${ panel }`;
	const isOpen = useSelect( ( select ) => select( editorStore ).isEditorPanelOpened( name ), [ name ] );
	const { toggleEditorPanelOpened } = useDispatch( editorStore );
	const [ isDue, setDue ] = useState( () => isLinked( panel ) );
	useEffect( () => {
		if ( isDue ) {
			setDue( false );
			if ( ! isOpen ) {
				toggleEditorPanelOpened( name );
			}
		}
	}, [ isDue, isOpen, name, toggleEditorPanelOpened ] );
}
