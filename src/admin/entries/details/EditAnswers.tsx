import { Button, Notice } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CheckboxControl, SelectControl, TextareaControl, TextControl } from '../../../controls/wordpress';
import type { EntriesAnswer } from '../../../contracts/entries-answer';
import { Failed, Skeleton } from '../../kit/list/Loading';
import { reasonOf } from '../../kit/server/reasonOf';
import { refusalsOf, type Refusals } from '../../kit/server/refusals';
import { useLoad } from '../../kit/server/useLoad';
import { fetchAnswers, saveAnswers } from '../entry/api';
import type { Actions } from '../entry/useActions';

interface AnswerProps {
	answer: EntriesAnswer;
	value: readonly string[];
	/** Error message; empty if there is none. */
	error: string;
	change: ( value: string[] ) => void;
}

/** Patterns for the values that each type of HTML input can display. Other stored values are edited as text. */
const SHOWN: Partial< Record< EntriesAnswer[ 'input' ], RegExp > > = {
	color: /^#[0-9a-f]{6}$/i,
	date: /^(\d{4}-\d\d-\d\d)?$/,
	number: /^(-?\d+(\.\d+)?)?$/,
	time: /^(\d\d:\d\d)?$/,
};

const inputOf = ( { input, value }: EntriesAnswer ) =>
	SHOWN[ input ]?.test( value[ 0 ] ?? '' ) === false ? 'text' : input;

interface ControlProps extends Omit< AnswerProps, 'error' > {
	describedBy: string | undefined;
}

function Choices( { answer, value, change, label, describedBy }: ControlProps & { label: string } ) {
	return (
		<fieldset aria-describedby={ describedBy }>
			<legend>{ label }</legend>
			{ answer.options.map( ( option ) => (
				<CheckboxControl
					key={ option.value }
					label={ option.label }
					checked={ value.includes( option.value ) }
					onChange={ ( on ) =>
						change(
							answer.options
								.map( ( one ) => one.value )
								.filter( ( one ) => ( one === option.value ? on : value.includes( one ) ) )
						)
					}
				/>
			) ) }
		</fieldset>
	);
}

function Control( { answer, value, change, describedBy }: ControlProps ) {
	const label = answer.required ? `${ answer.label } *` : answer.label;
	const first = value[ 0 ] ?? '';
	const props = {
		label,
		help: answer.help === '' ? undefined : answer.help,
		'aria-required': answer.required || undefined,
		'aria-invalid': describedBy === undefined ? undefined : true,
		...( describedBy === undefined ? {} : { 'aria-describedby': describedBy } ),
	};
	switch ( answer.control ) {
		case 'text':
			return (
				<TextareaControl { ...props } value={ first } rows={ 6 } onChange={ ( text ) => change( [ text ] ) } />
			);
		case 'choice':
			return (
				<SelectControl
					{ ...props }
					value={ first }
					options={ [ { value: '', label: __( 'Not given', 'vestibule' ) }, ...answer.options ] }
					onChange={ ( text ) => change( [ text ] ) }
				/>
			);
		case 'choices':
			return (
				<Choices
					answer={ answer }
					value={ value }
					change={ change }
					label={ label }
					describedBy={ describedBy }
				/>
			);
		default:
			return (
				<TextControl
					{ ...props }
					name={ answer.name }
					// TextControl renders any type, but its TypeScript type doesn't include "color".
					type={ inputOf( answer ) as 'text' }
					value={ first }
					onChange={ ( text ) => change( [ text ] ) }
				/>
			);
	}
}

/** Control for one answer with its error message. */
function EditedAnswer( { answer, value, error, change }: AnswerProps ) {
	const id = useInstanceId( EditedAnswer, 'vestibule-entries-error' );
	if ( answer.control === 'none' ) {
		return (
			<div className="vestibule-entries__edited">
				<strong>{ answer.label }</strong>
				<p>
					<bdi>{ answer.value.join( ', ' ) }</bdi> <span className="is-nothing">{ answer.reason }</span>
				</p>
			</div>
		);
	}
	return (
		<div className={ error !== '' ? 'vestibule-entries__edited has-errors' : 'vestibule-entries__edited' }>
			<Control
				answer={ answer }
				value={ value }
				change={ change }
				describedBy={ error !== '' ? id : undefined }
			/>
			{ error !== '' && (
				<p id={ id } className="vestibule-admin__error">
					{ error }
				</p>
			) }
		</div>
	);
}

interface Props {
	id: number;
	actions: Actions;
	close: () => void;
}

/**
 * Returns errors for inputs with an incomplete value, such as a date without a year. Browsers report such a value as
 * empty. Saving it would delete the stored answer.
 */
function unfinished( form: HTMLFormElement | null ): Refusals {
	const inputs = Array.from( form?.querySelectorAll( 'input' ) ?? [] ).filter( ( input ) => input.validity.badInput );
	return Object.fromEntries(
		inputs.map( ( input ) => [ input.name, __( 'Complete this value, or clear it.', 'vestibule' ) ] )
	);
}

/** Returns the edited values, their errors, and the function that saves them. */
function useEdited( { id, actions, close }: Props, answers: EntriesAnswer[] | null ) {
	const [ changed, setChanged ] = useState< Record< string, string[] > >( {} );
	const [ errors, setErrors ] = useState< Refusals >( {} );
	const [ refusal, setRefusal ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const place = useRef< HTMLFormElement >( null );
	const refuse = ( found: Refusals, reason: string ) => {
		setErrors( found );
		setRefusal( reason );
		setBusy( false );
		setTimeout( () =>
			place.current?.querySelector< HTMLElement >( '.has-errors :is(input, select, textarea)' )?.focus()
		);
	};
	const save = async () => {
		const incomplete = unfinished( place.current );
		if ( Object.keys( incomplete ).length > 0 ) {
			refuse( incomplete, __( 'Some values are incomplete. Nothing was saved.', 'vestibule' ) );
			return;
		}
		setBusy( true );
		try {
			const values = Object.entries( changed ).map( ( [ name, value ] ): [ string, string | string[] ] => [
				name,
				answers?.find( ( answer ) => answer.name === name )?.control === 'choices'
					? value
					: ( value[ 0 ] ?? '' ),
			] );
			const { changes } = await saveAnswers( id, Object.fromEntries( values ) );
			actions.done(
				changes.length > 0
					? __( 'The answers were saved.', 'vestibule' )
					: __( 'Nothing was changed.', 'vestibule' )
			);
			close();
		} catch ( error ) {
			refuse( refusalsOf( error ), await reasonOf( error ) );
		}
	};
	const change = ( name: string, value: string[] ) => setChanged( ( before ) => ( { ...before, [ name ]: value } ) );
	return { changed, change, errors, refusal, busy, place, save };
}

/**
 * Controls for editing the answers. Errors are shown at the controls, and nothing is saved until all values are valid.
 */
export function EditAnswers( props: Props ) {
	const { id, close } = props;
	const load = useCallback( ( signal: AbortSignal ) => fetchAnswers( id, signal ), [ id ] );
	const { data, failure, reload } = useLoad( load );
	const { changed, change, errors, refusal, busy, place, save } = useEdited( props, data );
	return (
		<section className="vestibule-entries__answers">
			<h3>{ __( 'Edit the answers', 'vestibule' ) }</h3>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ failure === '' && data === null && <Skeleton lines={ 8 } className="vestibule-entries__skeleton" /> }
			{ refusal !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ refusal }
				</Notice>
			) }
			<form
				ref={ place }
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				{ data?.map( ( answer ) => (
					<EditedAnswer
						key={ answer.name }
						answer={ answer }
						value={ changed[ answer.name ] ?? answer.value }
						error={ errors[ answer.name ] ?? '' }
						change={ ( value ) => change( answer.name, value ) }
					/>
				) ) }
				<div className="vestibule-list__buttons">
					<Button
						variant="primary"
						type="submit"
						isBusy={ busy }
						disabled={ busy || data === null }
						accessibleWhenDisabled
					>
						{ __( 'Save the answers', 'vestibule' ) }
					</Button>
					<Button variant="tertiary" __next40pxDefaultSize onClick={ close }>
						{ __( 'Cancel', 'vestibule' ) }
					</Button>
				</div>
			</form>
		</section>
	);
}
