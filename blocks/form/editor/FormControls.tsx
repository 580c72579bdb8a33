import { BlockControls, store as blockEditorStore } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { FORM } from './form';

interface Props {
	id: number;
	onReplace(): void;
}

/** Replace, and the form on its own where the editor can go there. */
export function FormControls( { id, onReplace }: Props ) {
	const open = useSelect( ( select ) => select( blockEditorStore ).getSettings().onNavigateToEntityRecord, [] );
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				{ open && (
					<ToolbarButton onClick={ () => open( { postId: id, postType: FORM.name } ) }>
						{ __( 'Open in the form editor', 'vestibule' ) }
					</ToolbarButton>
				) }
				<ToolbarButton onClick={ onReplace }>{ __( 'Replace form', 'vestibule' ) }</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}
