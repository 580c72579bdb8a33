import { store as blockEditorStore } from '@wordpress/block-editor';
import { Notice, SelectControl, TextareaControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { fieldsIn, LONGEST, parseFormula } from '../../../src/formulas/parse';
import { askedFields } from '../kit/editor/askedFields';
import { circleWith, formulaCircleWords } from '../kit/editor/circles';
import { DecimalsControl, FormatSettings } from '../kit/editor/inspector/numbers';
import { holdsRows, type FieldPanelProps } from '../kit/editor/kinds';

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** The blocks of the form or the row that the selected block stands in, and that block. */
const useBlocks = () =>
	useSelect( ( select ) => {
		const { getBlocks, getBlockName, getBlockParents, getBlockParentsByBlockName, getSelectedBlockClientId } =
			select( blockEditorStore );
		const clientId = getSelectedBlockClientId() ?? '';
		const rows = getBlockParents( clientId ).find( ( parent ) => holdsRows( getBlockName( parent ) ?? '' ) );
		const [ form ] = getBlockParentsByBlockName( clientId, 'vestibule/form' ).slice( -1 );
		return { blocks: getBlocks( rows ?? form ), clientId };
	}, [] );

function problem( formula: string, names: readonly string[] ): string {
	if ( formula.trim() === '' ) {
		return __( 'Write a formula: a form without it cannot be published.', 'vestibule' );
	}
	const steps = parseFormula( formula );
	if ( ! steps ) {
		return __(
			'This is no formula. Use numbers, names of fields, + - * / and parentheses, sum, min, max and round.',
			'vestibule'
		);
	}
	const gone = fieldsIn( steps ).filter( ( name ) => ! names.includes( name ) );
	return gone.length > 0
		? /* translators: %s: names of fields. */
			sprintf( __( 'The form has no such field: %s. It counts as 0.', 'vestibule' ), gone.join( ', ' ) )
		: '';
}

export function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	const { formula = '', name = '' } = attributes;
	const { blocks, clientId } = useBlocks();
	const fields = useMemo( () => askedFields( blocks ), [ blocks ] );
	const others = fields.filter( ( field ) => field.name !== name );
	// What would go round in a circle stays in the control, so that it can be put right; the last good one counts.
	const [ refused, setRefused ] = useState( { typed: '', instead: '', words: '' } );
	const isRefused = refused.words !== '' && refused.instead === formula;
	const change = ( typed: string ) => {
		const found = circleWith( blocks, clientId, { formula: typed } );
		setRefused( { typed, instead: formula, words: found ? formulaCircleWords( found, fields ) : '' } );
		if ( ! found ) {
			setAttributes( { formula: typed } );
		}
	};
	const shown = isRefused ? refused.typed : formula;
	// One that was pasted into the form.
	const circle = circleWith( blocks, clientId, {} );
	const names = fields.map( ( field ) => field.name );
	const round = circle ? formulaCircleWords( circle, fields ) : '';
	const wrong = ( isRefused ? refused.words : problem( formula, names ) ) || round;
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Formula', 'vestibule' ) }
				help={ __(
					'Such as {quantity} * {price}. Of a choice the value of the chosen option counts.',
					'vestibule'
				) }
				rows={ 3 }
				maxLength={ LONGEST }
				value={ shown }
				aria-invalid={ wrong !== '' || undefined }
				onChange={ change }
			/>
			{ wrong && (
				<Notice status="error" isDismissible={ false }>
					{ wrong }
				</Notice>
			) }
			<SelectControl
				{ ...control }
				label={ __( 'Add a field to the formula', 'vestibule' ) }
				value=""
				options={ [
					{ value: '', label: __( 'Choose a field', 'vestibule' ) },
					...others.map( ( field ) => ( { value: field.name, label: field.label } ) ),
				] }
				onChange={ ( chosen ) => chosen && change( `${ shown.trimEnd() } {${ chosen }}`.trimStart() ) }
			/>
			<DecimalsControl
				{ ...props }
				any={ _x( 'As many as there are, two at most', 'decimal places', 'vestibule' ) }
			/>
			<FormatSettings { ...props } />
		</>
	);
}
