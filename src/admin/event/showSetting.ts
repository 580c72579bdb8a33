import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { panelOf } from './panels';

const WRONG = '[aria-invalid="true"]';
const FRAME = 'iframe[name="editor-canvas"]';
const MOST_TRIES = 60;

interface EditPost {
	openGeneralSidebar( name: string ): void;
}

function wrongIn( isInPanel: boolean, panel: string ): HTMLElement | null {
	const canvas = document.querySelector< HTMLIFrameElement >( FRAME )?.contentDocument ?? document;
	return isInPanel
		? document.querySelector< HTMLElement >( `.vestibule-event-panel.is-${ panel } ${ WRONG }` )
		: canvas.querySelector< HTMLElement >( `.vestibule-event ${ WRONG }` );
}

/** Opens the panel that holds a setting and goes to the control that is wrong, as soon as it is there. */
export function showSetting( plugin: string, path: string ): void {
	const panel = panelOf( path );
	if ( panel ) {
		const name = `${ plugin }/${ panel }`;
		( dispatch( 'core/edit-post' ) as unknown as EditPost ).openGeneralSidebar( 'edit-post/document' );
		if ( ! select( editorStore ).isEditorPanelOpened( name ) ) {
			dispatch( editorStore ).toggleEditorPanelOpened( name );
		}
	}
	let tries = 0;
	const focus = () => {
		const control = path === 'name' ? titleField() : wrongIn( panel !== undefined, panel ?? '' );
		if ( control ) {
			control.scrollIntoView( { block: 'center' } );
			control.focus( { preventScroll: true } );
		} else if ( ++tries < MOST_TRIES ) {
			window.requestAnimationFrame( focus );
		}
	};
	focus();
}

const titleField = () =>
	( document.querySelector< HTMLIFrameElement >( FRAME )?.contentDocument ?? document ).querySelector< HTMLElement >(
		'.editor-post-title'
	);
