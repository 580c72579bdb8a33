import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { FORM_BLOCK } from '../form';
import { FORM } from '../../../fields/kit/editor/kinds';
import { blocksOf } from '../notifications/blocksOf';
import { CONFIRMATION, findMessage } from './confirmation';

interface Props {
	form: number;
	/** ID of the confirmation; empty for the default message of the form. */
	confirmation: string;
	/** Initial text of the blocks. */
	message: string;
	/** Called after the blocks have been selected. */
	done?(): void;
}

/**
 * Returns the blocks of the form and their parent's client ID. Null if the current editor does not contain the form.
 */
function useFormBlocksHere( form: number ): { root: string; blocks: Block[] } | null {
	return useSelect(
		( select ) => {
			const { getBlocks, getBlocksByName, getBlockAttributes } = select( blockEditorStore ) as unknown as {
				getBlocks( root?: string ): Block[];
				getBlocksByName( name: string ): string[];
				getBlockAttributes( id: string ): { ref?: number } | null;
			};
			const editor = select( editorStore );
			const isAlone = editor.getCurrentPostType() === FORM.name;
			const root = isAlone
				? ''
				: getBlocksByName( FORM_BLOCK ).find( ( id ) => getBlockAttributes( id )?.ref === form );
			return root === undefined ? null : { root, blocks: getBlocks( root ) };
		},
		[ form ]
	) as { root: string; blocks: Block[] } | null;
}

/** Returns the block that contains a message. Undefined if the message is plain text. */
export function useMessageBlock( form: number, confirmation: string ): Block | undefined {
	return findMessage( useFormBlocksHere( form )?.blocks ?? [], confirmation );
}

export function MessageInBlocks( { form, confirmation, message, done }: Props ) {
	const here = useFormBlocksHere( form );
	const { insertBlock, selectBlock } = useDispatch( blockEditorStore );
	if ( ! here ) {
		return null;
	}
	const block = findMessage( here.blocks, confirmation );
	const edit = () => {
		if ( block ) {
			void selectBlock( block.innerBlocks[ 0 ]?.clientId ?? block.clientId );
		} else {
			const inner = blocksOf( message );
			void insertBlock( createBlock( CONFIRMATION, { confirmation }, inner ), here.blocks.length, here.root );
			void selectBlock( inner[ inner.length - 1 ]?.clientId ?? '', -1 );
		}
		done?.();
	};
	return (
		<div>
			{ block && (
				<p>
					{ __(
						'The message consists of blocks below the form’s fields. Delete these blocks to use a text again.',
						'vestibule'
					) }
				</p>
			) }
			<Button __next40pxDefaultSize variant="secondary" onClick={ edit }>
				{ __( 'Edit the message in blocks', 'vestibule' ) }
			</Button>
		</div>
	);
}
