import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { parseFormula } from '../../../src/formulas/parse';
import { fullName, panelOf } from './panels';
import { faultsOf, useRefusal } from './refusals';

const WRONG = '.interface-complementary-area [aria-invalid="true"]';
const MAX_TRIES = 60;

interface EditPost {
	openGeneralSidebar( name: string ): void;
}

/**
 * Focuses the first invalid control. Retries for some frames, because a panel that opens renders its controls later.
 */
function focusWrong( tries = 0 ): void {
	const control = document.querySelector< HTMLElement >( WRONG );
	if ( control ) {
		control.scrollIntoView( { block: 'center' } );
		control.focus( { preventScroll: true } );
	} else if ( tries < MAX_TRIES ) {
		window.requestAnimationFrame( () => focusWrong( tries + 1 ) );
	}
}

/**
 * Shows the setting that the server has rejected. Opens its panel or selects the block, and focuses the control.
 *
 * @param block Client ID of the form block on a page; empty in the form editor.
 */
export function useShownRefusal( form: number, block: string ): void {
	const error = useRefusal( form );
	const registry = useRegistry();
	useEffect( () => {
		const [ path ] = Object.keys( faultsOf( error ).fields );
		if ( form === 0 || path === undefined ) {
			return;
		}
		const { getBlocksByName, getBlockAttributes } = registry.select( blockEditorStore );
		const panel = panelOf( path );
		const calculation = getBlocksByName( 'vestibule/field-calculation' ).find( ( id ) => {
			const formula = String( getBlockAttributes( id )?.formula ?? '' );
			return formula.trim() === '' || ! parseFormula( formula );
		} );
		const selected = panel ? block : calculation;
		if ( selected ) {
			void registry.dispatch( blockEditorStore ).selectBlock( selected );
		}
		( registry.dispatch( 'core/edit-post' ) as unknown as Partial< EditPost > ).openGeneralSidebar?.(
			selected ? 'edit-post/block' : 'edit-post/document'
		);
		if ( panel && ! block && ! registry.select( editorStore ).isEditorPanelOpened( fullName( panel ) ) ) {
			void registry.dispatch( editorStore ).toggleEditorPanelOpened( fullName( panel ) );
		}
		focusWrong();
	}, [ registry, form, block, error ] );
}
