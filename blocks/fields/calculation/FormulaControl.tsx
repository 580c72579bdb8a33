import { Notice, SelectControl, TextareaControl } from '@wordpress/components';
import { Fragment, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { MAX_CHARACTERS, readFormula, type Fault, type FunctionName } from '../../../src/formulas/parse';
import { readingOf } from '../../../src/formulas/reading';
import type { AskedField } from '../kit/editor/askedFields';
import { doubtWords, faultWords, functionExamples, functionWords } from './formulaWords';

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** Delay in milliseconds before errors are announced to screen readers. */
const PAUSE = 800;

interface Props {
	formula: string;
	/** Fields that the formula can use. The calculation itself is not included. */
	fields: readonly AskedField[];
	/** Error message if the formula was rejected; empty otherwise. */
	refused: string;
	onChange: ( formula: string ) => void;
}

/** Formula in which labels replace the names of fields. The first error is marked. */
function Reading( { formula, fields, fault }: { formula: string; fields: readonly AskedField[]; fault?: Fault } ) {
	const label = ( name: string ) => fields.find( ( field ) => field.name === name )?.label ?? name;
	return (
		<p className="vestibule-formula" dir="ltr">
			{ readingOf( formula, fault ).map( ( { text, name, isWrong }, index ) => {
				const shown =
					name === undefined ? text : <bdi className="vestibule-formula__field">{ label( name ) }</bdi>;
				return isWrong ? (
					<mark key={ index } className="vestibule-formula__fault">
						{ shown || '\u00A0' }
					</mark>
				) : (
					<Fragment key={ index }>{ shown }</Fragment>
				);
			} ) }
		</p>
	);
}

/** Returns a message after a delay, so that screen readers don't announce every intermediate error. */
function useDelayed( message: string ): string {
	const [ delayed, setDelayed ] = useState( '' );
	useEffect( () => {
		const timer = setTimeout( () => setDelayed( message ), PAUSE );
		return () => clearTimeout( timer );
	}, [ message ] );
	return delayed;
}

interface InsertMenusProps {
	fields: readonly AskedField[];
	/** Inserts text at the cursor and selects a part of it. */
	insert: ( text: string, selected?: string ) => void;
}

/** Menus that insert a field or a function. */
function InsertMenus( { fields, insert }: InsertMenusProps ) {
	return (
		<>
			<SelectControl
				{ ...control }
				label={ __( 'Add a field to the formula', 'vestibule' ) }
				value=""
				options={ [
					{ value: '', label: __( 'Choose a field', 'vestibule' ) },
					...fields.map( ( { name, label } ) => ( { value: name, label } ) ),
				] }
				onChange={ ( chosen ) => chosen && insert( `{${ chosen }}` ) }
			/>
			<SelectControl
				{ ...control }
				label={ __( 'Add a function to the formula', 'vestibule' ) }
				value=""
				options={ [
					{ value: '', label: __( 'Choose a function', 'vestibule' ) },
					...Object.entries( functionWords() ).map( ( [ value, words ] ) => ( {
						value,
						/* translators: 1: name of a function in a formula, 2: description of the function. */
						label: sprintf( __( '%1$s: %2$s', 'vestibule' ), value, words ),
					} ) ),
				] }
				onChange={ ( chosen ) => chosen && insert( ...functionExamples[ chosen as FunctionName ] ) }
			/>
		</>
	);
}

/** Text control for a formula, with a readable preview and menus that insert fields and functions at the cursor. */
export function FormulaControl( { formula, fields, refused, onChange }: Props ) {
	const area = useRef< HTMLTextAreaElement >( null );
	const { steps, fault } = readFormula( formula );
	const isEmpty = formula.trim() === '';
	const wrong = isEmpty
		? __( 'Write a formula. The form cannot be published without one.', 'vestibule' )
		: refused || ( fault ? faultWords( formula, fault ) : doubtWords( steps ?? [], fields ) );
	const spoken = useDelayed( wrong );

	const insert = ( text: string, selected = '' ) => {
		const { selectionStart = formula.length, selectionEnd = formula.length } = area.current ?? {};
		const before = formula.slice( 0, selectionStart );
		const space = before === '' || /[\s(]$/.test( before ) ? '' : ' ';
		onChange( before + space + text + formula.slice( selectionEnd ) );
		const from = before.length + space.length + ( selected ? text.indexOf( selected ) : text.length );
		requestAnimationFrame( () => {
			area.current?.focus();
			area.current?.setSelectionRange( from, from + selected.length );
		} );
	};
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				ref={ area }
				label={ __( 'Formula', 'vestibule' ) }
				help={ __(
					'For example, {quantity} * {price}. A choice field has the value of the chosen option. Dates can be subtracted and compared.',
					'vestibule'
				) }
				rows={ 3 }
				maxLength={ MAX_CHARACTERS }
				value={ formula }
				dir="ltr"
				spellCheck={ false }
				aria-invalid={ wrong !== '' || undefined }
				onChange={ onChange }
			/>
			{ ! isEmpty && <Reading formula={ formula } fields={ fields } { ...( fault && { fault } ) } /> }
			{ wrong && (
				<Notice status="error" isDismissible={ false } spokenMessage={ spoken === wrong ? wrong : '' }>
					{ wrong }
				</Notice>
			) }
			<InsertMenus fields={ fields } insert={ insert } />
		</>
	);
}
