import { serialize, type Block } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { FORM } from '../../../fields/kit/editor/kinds';
import { TemplateDialog } from './TemplateDialog';
import { useAreTemplatesWanted, useIsGuided, type Start } from './useTemplates';

const CANVAS = 'iframe[name="editor-canvas"]';

/** Number of frames to wait until the editor has rendered the title and the dialog has returned the focus. */
const FRAMES = 10;

/** Focuses the title and selects its text, so that typing replaces it. */
function selectTitle( frames = FRAMES ): void {
	const page = document.querySelector< HTMLIFrameElement >( CANVAS )?.contentDocument ?? document;
	const title = page.querySelector< HTMLElement >( '.editor-post-title' );
	if ( frames > 0 ) {
		window.requestAnimationFrame( () => selectTitle( frames - 1 ) );
	} else if ( title ) {
		title.focus();
		page.defaultView?.getSelection()?.selectAllChildren( title );
	}
}

/** Returns a function that inserts a template into the form editor, as a single undo step. */
function useInsert(): ( start: Start ) => void {
	const registry = useRegistry();
	return ( { title, blocks, settings } ) => {
		const id = Number( registry.select( editorStore ).getCurrentPostId() );
		const content = ( { blocks: now = [] }: { blocks?: Block[] } ) => serialize( now );
		void registry
			.dispatch( coreStore )
			.editEntityRecord( FORM.kind, FORM.name, id, { title, blocks, content, meta: settings } );
	};
}

/**
 * Dialog with templates for a new form in the form editor. Undoing the choice opens the dialog again. After the dialog
 * has been closed, a sidebar panel contains a button that opens it again.
 *
 * @param isNew Whether the form has been neither changed nor saved.
 */
export function StartTemplates( { isNew }: { isNew: boolean } ) {
	const isWanted = useAreTemplatesWanted();
	const isGuided = useIsGuided();
	const [ answer, setAnswer ] = useState< 'none' | 'asked' | 'away' >( 'none' );
	const insert = useInsert();
	const isOpen = isNew && ! isGuided && ( answer === 'asked' || ( answer === 'none' && isWanted ) );
	const wasOpen = useRef( false );
	useEffect( () => {
		if ( wasOpen.current && ! isOpen ) {
			selectTitle();
		}
		wasOpen.current = isOpen;
	}, [ isOpen ] );
	if ( ! isNew ) {
		return null;
	}
	return isOpen ? (
		<TemplateDialog
			onChoose={ ( start ) => {
				setAnswer( 'asked' );
				insert( start );
			} }
			onClose={ () => setAnswer( 'away' ) }
		/>
	) : (
		<PluginDocumentSettingPanel name="vestibule-template" title={ _x( 'Template', 'of a form', 'vestibule' ) }>
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => setAnswer( 'asked' ) }>
				{ __( 'Choose a template', 'vestibule' ) }
			</Button>
		</PluginDocumentSettingPanel>
	);
}
