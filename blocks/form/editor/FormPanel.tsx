import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import type { ReactNode } from 'react';
import { FORM } from './form';

/** The form that is edited on its own; 0 everywhere else. */
export const useEditedForm = (): number =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === FORM.name ? Number( editor.getCurrentPostId() ) : 0;
	}, [] );

interface Props {
	name: string;
	title: string;
	children: ( id: number ) => ReactNode;
}

/** A panel of the document where a form is edited on its own. */
export function FormPanel( { name, title, children }: Props ) {
	const id = useEditedForm();
	return id ? (
		<PluginDocumentSettingPanel name={ name } title={ title }>
			{ children( id ) }
		</PluginDocumentSettingPanel>
	) : null;
}
