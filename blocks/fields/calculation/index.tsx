import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { _x } from '@wordpress/i18n';
import { askedFields } from '../kit/editor/askedFields';
import { circleWith, formulaCircleWords } from '../kit/editor/circles';
import { DecimalsControl, FormatSettings } from '../kit/editor/inspector/numbers';
import { holdsRows, type FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import metadata from './block.json';
import { FormulaControl } from './FormulaControl';
import { View } from './View';

/** Returns the blocks of the form or repeater that contains the selected block, and the ID of the selected block. */
const useBlocks = () =>
	useSelect( ( select ) => {
		const { getBlocks, getBlockName, getBlockParents, getBlockParentsByBlockName, getSelectedBlockClientId } =
			select( blockEditorStore );
		const clientId = getSelectedBlockClientId() ?? '';
		const rows = getBlockParents( clientId ).find( ( parent ) => holdsRows( getBlockName( parent ) ?? '' ) );
		const [ form ] = getBlockParentsByBlockName( clientId, 'vestibule/form' ).slice( -1 );
		return { blocks: getBlocks( rows ?? form ), clientId };
	}, [] );

function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	const { formula = '', name = '' } = attributes;
	const { blocks, clientId } = useBlocks();
	const fields = useMemo( () => askedFields( blocks ), [ blocks ] );
	// A formula with a circular reference remains in the control, so that the editor can correct it, but is not stored.
	const [ refused, setRefused ] = useState( { typed: '', instead: '', words: '' } );
	const isRefused = refused.words !== '' && refused.instead === formula;
	const change = ( typed: string ) => {
		const found = circleWith( blocks, clientId, { formula: typed } );
		setRefused( { typed, instead: formula, words: found ? formulaCircleWords( found, fields ) : '' } );
		if ( ! found ) {
			setAttributes( { formula: typed } );
		}
	};
	// The form may already contain a circular reference, for example because a block was pasted.
	const circle = circleWith( blocks, clientId, {} );
	return (
		<>
			<FormulaControl
				formula={ isRefused ? refused.typed : formula }
				fields={ fields.filter( ( field ) => field.name !== name ) }
				refused={ ( isRefused ? refused.words : '' ) || ( circle ? formulaCircleWords( circle, fields ) : '' ) }
				onChange={ change }
			/>
			<DecimalsControl { ...props } any={ _x( 'As needed, up to two', 'decimal places', 'vestibule' ) } />
			<FormatSettings { ...props } />
		</>
	);
}

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M17 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2Zm.5 16c0 .3-.2.5-.5.5H7a.5.5 0 0 1-.5-.5V5c0-.3.2-.5.5-.5h10c.3 0 .5.2.5.5v14ZM8.5 9h7V6.5h-7V9Zm0 3.5H10V11H8.5v1.5Zm0 4H10V15H8.5v1.5Zm2.8-4h1.5V11h-1.5v1.5Zm0 4h1.5V15h-1.5v1.5Zm2.7-4h1.5V11H14v1.5Zm0 4h1.5V15H14v1.5Z" />
	</svg>
);

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View,
	icon,
	order: 66,
	answer: 'number',
	formulas: [ 'formula' ],
	hasRequired: false,
	Settings,
};
