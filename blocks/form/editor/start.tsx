import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { FORM } from '../../fields/kit/editor/kinds';
import { newFormBlocks } from './template';
import { StartTemplates } from './templates/StartTemplates';

/** Checks whether the form editor shows a new form that has not been changed. */
const useIsNewForm = (): boolean =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === FORM.name && editor.isCleanNewPost();
	}, [] );

/**
 * Inserts the default blocks into a new form. A template of the post type would count as a change, and undoing it would
 * leave a form without fields and submit button.
 */
function useStartBlocks( isNew: boolean ): void {
	const registry = useRegistry();
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
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Runs once, after the post loads.
}

/** Editor plugin that sets up a new form and offers templates. */
export function StartPlugin() {
	const isNew = useIsNewForm();
	useStartBlocks( isNew );
	return <StartTemplates isNew={ isNew } />;
}

const PATTERNS = /^\/?wp\/v2\/block-patterns\/patterns(?:[?&]|$)/;
const FORM_TYPE = 'vestibule_form';

interface Pattern {
	post_types?: string[];
}

/** Middleware that removes patterns for pages in the form editor, so that only patterns for forms remain. */
export const ownPatterns: APIFetchMiddleware = async ( options, next ) => {
	const answer: unknown = await next( options );
	const isAsked =
		PATTERNS.test( options.path ?? '' ) && document.body.classList.contains( `post-type-${ FORM_TYPE }` );
	return isAsked && Array.isArray( answer )
		? answer.filter( ( { post_types: types }: Pattern ) => types?.includes( FORM_TYPE ) )
		: answer;
};
