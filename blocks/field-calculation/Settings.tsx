import { store as blockEditorStore } from '@wordpress/block-editor';
import { Notice, SelectControl, TextareaControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { LONGEST, parseFormula } from '../../src/formulas/parse';
import { askedFields } from '../form/field-editor/askedFields';
import { FormatSettings } from '../form/field-editor/inspector/FormatSettings';
import type { FieldPanelProps } from '../form/field-editor/kinds';

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** The fields of the form that the selected block stands in, but for this one. */
function useFields( own: string ) {
	const blocks = useSelect( ( select ) => {
		const { getBlocks, getBlockParentsByBlockName, getSelectedBlockClientId } = select( blockEditorStore );
		const [ form ] = getBlockParentsByBlockName( getSelectedBlockClientId() ?? '', 'vestibule/form' ).slice( -1 );
		return getBlocks( form );
	}, [] );
	return useMemo( () => askedFields( blocks ).filter( ( { name } ) => name !== own ), [ blocks, own ] );
}

function problem( formula: string, own: string, names: readonly string[] ): string {
	const steps = formula.trim() === '' ? [] : parseFormula( formula );
	if ( ! steps ) {
		return __(
			'This is no formula. Use numbers, names of fields, + - * / and parentheses, sum, min, max and round.',
			'vestibule'
		);
	}
	const gone = steps.flatMap( ( step ) =>
		step.type === 'field' && ! names.includes( step.name ) ? [ step.name ] : []
	);
	if ( gone.includes( own ) ) {
		return __( 'A calculation cannot ask for itself.', 'vestibule' );
	}
	return gone.length > 0
		? /* translators: %s: names of fields. */
			sprintf( __( 'The form has no such field: %s. It counts as 0.', 'vestibule' ), gone.join( ', ' ) )
		: '';
}

export function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	const { formula = '', name = '' } = attributes;
	const fields = useFields( name );
	const wrong = problem(
		formula,
		name,
		fields.map( ( field ) => field.name )
	);
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
				value={ formula }
				onChange={ ( typed ) => setAttributes( { formula: typed } ) }
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
					...fields.map( ( field ) => ( { value: field.name, label: field.label } ) ),
				] }
				onChange={ ( chosen ) =>
					chosen && setAttributes( { formula: `${ formula.trimEnd() } {${ chosen }}`.trimStart() } )
				}
			/>
			<SelectControl
				{ ...control }
				label={ __( 'Decimal places', 'vestibule' ) }
				value={ attributes.decimals ?? '' }
				options={ [
					{ value: '', label: _x( 'As many as there are, two at most', 'decimal places', 'vestibule' ) },
					...[ '0', '1', '2', '3', '4' ].map( ( value ) => ( { value, label: value } ) ),
				] }
				onChange={ ( decimals ) => setAttributes( { decimals: decimals as '' } ) }
			/>
			<FormatSettings { ...props } />
		</>
	);
}
