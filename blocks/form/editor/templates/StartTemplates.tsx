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

/** How many frames the editor gets to draw a title, and the dialog to give the focus back. */
const FRAMES = 10;

/** The caret goes to the title; what stands there is selected, so that typing takes its place. */
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

/** Puts a template into the form that is edited on its own, as one step that can be undone. */
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
 * The dialog of a form that is edited on its own and is still as it began; undoing the choice leads back to it. Who has
 * put it away finds it in the sidebar.
 *
 * @param isNew Whether nothing of the form was changed or saved.
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
