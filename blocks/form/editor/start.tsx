import type { APIFetchMiddleware } from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { FORM } from '../../fields/kit/editor/kinds';
import { newFormBlocks } from './template';
import { StartTemplates } from './templates/StartTemplates';

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
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when the editor has its post.
}

/** How a form begins that is edited on its own. */
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

/** Where a form is edited alone, patterns of pages are of no use: only those that are made for forms are offered. */
export const ownPatterns: APIFetchMiddleware = async ( options, next ) => {
	const answer: unknown = await next( options );
	const isAsked =
		PATTERNS.test( options.path ?? '' ) && document.body.classList.contains( `post-type-${ FORM_TYPE }` );
	return isAsked && Array.isArray( answer )
		? answer.filter( ( { post_types: types }: Pattern ) => types?.includes( FORM_TYPE ) )
		: answer;
};
