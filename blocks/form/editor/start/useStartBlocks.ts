import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { FORM } from '../form';
import { newFormBlocks } from '../template';

/** Whether a form is edited on its own that was not changed or saved yet. */
export const useIsNewForm = (): boolean =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === FORM.name && editor.isCleanNewPost();
	}, [] );

/**
 * What a new form begins with. A template of the post type would do the same and count as a change: undoing it leaves
 * a form without fields and button.
 */
export function useStartBlocks(): void {
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
