import { Button, Notice } from '@wordpress/components';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '../kit/reasonOf';
import { useLoad } from '../kit/useLoad';
import { fetchAnswers, saveAnswers } from './api';
import { EditedAnswer } from './EditedAnswer';
import { Failed } from './Failed';
import { Skeleton } from './Skeleton';
import type { Actions } from './useActions';

interface Props {
	id: number;
	actions: Actions;
	close: () => void;
}

type Errors = Record< string, string[] >;

/** The errors by posted name in a refusal; empty when it is none of those. */
function errorsIn( error: unknown ): Errors {
	const data = ( error as { data?: { errors?: Errors } } | null )?.data;
	return data?.errors ?? {};
}

/** The answers as controls. What does not fit stands at its control, and nothing is saved until all of it fits. */
export function EditAnswers( { id, actions, close }: Props ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchAnswers( id, signal ), [ id ] );
	const { data, failure, reload } = useLoad( load );
	const [ changed, setChanged ] = useState< Record< string, string[] > >( {} );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ refusal, setRefusal ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const place = useRef< HTMLFormElement >( null );
	const save = async () => {
		setBusy( true );
		try {
			const values = Object.entries( changed ).map( ( [ name, value ] ): [ string, string | string[] ] => [
				name,
				data?.find( ( answer ) => answer.name === name )?.control === 'choices' ? value : ( value[ 0 ] ?? '' ),
			] );
			const { changes } = await saveAnswers( id, Object.fromEntries( values ) );
			actions.done(
				changes.length > 0
					? __( 'The answers were saved.', 'vestibule' )
					: __( 'Nothing was changed.', 'vestibule' )
			);
			close();
		} catch ( error ) {
			setErrors( errorsIn( error ) );
			setRefusal( await reasonOf( error ) );
			setBusy( false );
			setTimeout( () =>
				place.current?.querySelector< HTMLElement >( '.has-errors :is(input, select, textarea)' )?.focus()
			);
		}
	};
	return (
		<section className="vestibule-entries__answers">
			<h3>{ __( 'Edit the answers', 'vestibule' ) }</h3>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ failure === '' && data === null && <Skeleton /> }
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
						errors={ errors[ answer.name ] ?? [] }
						change={ ( value ) => setChanged( { ...changed, [ answer.name ]: value } ) }
					/>
				) ) }
				<div className="vestibule-entries__buttons">
					<Button
						variant="primary"
						__next40pxDefaultSize
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
