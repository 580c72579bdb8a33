import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { FORM } from '../../fields/kit/editor/kinds';
import { newFormBlocks } from './template';

/** Whether a form is edited on its own that was not changed or saved yet. */
const useIsNewForm = (): boolean =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === FORM.name && editor.isCleanNewPost();
	}, [] );

/**
 * What a new form begins with. A template of the post type would do the same and count as a change: undoing it leaves
 * a form without fields and button.
 */
function useStartBlocks(): void {
	const registry = useRegistry();
	const isNew = useIsNewForm();
	useEffect( () => {
		const editor = registry.select( editorStore );
		if ( isNew && editor.getEditorBlocks().length === 0 ) {
			void registry
				.dispatch( coreStore )
				.editEntityRecord(
					FORM.kind,
					FORM.name,
					Number( editor.getCurrentPostId() ),
					{ blocks: newFormBlocks() },
					{ undoIgnore: true }
				);
		}
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when the editor has its post.
}

const DIALOG = '.editor-start-page-options__modal';
const CANVAS = 'iframe[name="editor-canvas"]';

/** WordPress's words for pages, by what its dialog is for where a form begins. */
const WORDS: Readonly< Record< string, () => string > > = {
	'Choose a pattern': () => __( 'Choose a template', 'vestibule' ),
	'Always show starter patterns for new pages': () => __( 'Always show templates for new forms', 'vestibule' ),
};

/** Where a form is edited on its own; asked late, because scripts may run before there is a body. */
const isFormScreen = () => document.body.classList.contains( 'post-type-vestibule_form' );

/** The dialog with which a new form begins says what it offers. */
export function nameTemplates(): void {
	addFilter( 'i18n.gettext_default', 'vestibule/form-templates', ( translated: string, text: string ) =>
		Object.hasOwn( WORDS, text ) && isFormScreen() ? WORDS[ text ]?.() : translated
	);
}

const titleField = () =>
	( document.querySelector< HTMLIFrameElement >( CANVAS )?.contentDocument ?? document ).querySelector< HTMLElement >(
		'.editor-post-title'
	);

/** WordPress puts the caret into the title of what is new, and its dialog takes it away: it goes back there. */
function useCaretAfterDialog(): void {
	const isNew = useIsNewForm();
	useEffect( () => {
		if ( ! isNew ) {
			return undefined;
		}
		const observer = new MutationObserver( ( changes ) => {
			const removed = changes.flatMap( ( { removedNodes } ) => [ ...removedNodes ] );
			if ( removed.some( ( node ) => node instanceof Element && node.querySelector( DIALOG ) ) ) {
				observer.disconnect();
				window.requestAnimationFrame( () => {
					if ( ! document.querySelector( ':focus' ) ) {
						titleField()?.focus();
					}
				} );
			}
		} );
		observer.observe( document.body, { childList: true } );
		return () => observer.disconnect();
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once: choosing a template is a change already.
}

/** How a form begins that is edited on its own. */
export function StartPlugin(): null {
	useStartBlocks();
	useCaretAfterDialog();
	return null;
}

const PATTERNS = /^\/?wp\/v2\/block-patterns\/patterns(?:[?&]|$)/;
const FORM_TYPE = 'vestibule_form';

interface Pattern {
	post_types?: string[];
}

/** Where a form is edited alone, patterns of pages are of no use: only those that are made for forms are offered. */
export const ownPatterns: APIFetchMiddleware = async ( options, next ) => {
	const answer: unknown = await next( options );
	const isAsked =
		PATTERNS.test( options.path ?? '' ) && document.body.classList.contains( `post-type-${ FORM_TYPE }` );
	return isAsked && Array.isArray( answer )
		? answer.filter( ( { post_types: types }: Pattern ) => types?.includes( FORM_TYPE ) )
		: answer;
};
