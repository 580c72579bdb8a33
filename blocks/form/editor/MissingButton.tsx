import { store as blockEditorStore } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { buttonWords, isButtonMissing } from './missingButton';
import { newButton } from './template';

/** Below a form on a page that nobody could send by what its author made. */
export function MissingButton( { clientId }: { clientId: string } ) {
	const isMissing = useSelect(
		( select ) => isButtonMissing( select( blockEditorStore ).getBlocks( clientId ) ),
		[ clientId ]
	);
	const { insertBlock } = useDispatch( blockEditorStore );
	const words = buttonWords();
	return isMissing ? (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [ { label: words.add, onClick: () => void insertBlock( newButton(), undefined, clientId ) } ] }
		>
			{ words.missing }
		</Notice>
	) : null;
}
