import { Button, Notice } from '@wordpress/components';
import { useState, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { conflictOf, type Conflict } from '../../shared/conflict';
import { reasonOf } from '../kit/server/reasonOf';
import { refusalsOf, RefusalsProvider, type Refusals } from '../kit/server/refusals';

/** Returns the state of the requests that save a step. Errors don't change the input. */
export function useSaving() {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const [ conflict, setConflict ] = useState< Conflict | null >( null );
	const [ refusals, setRefusals ] = useState< Refusals >( {} );

	const clear = () => {
		setFailure( '' );
		setRefusals( {} );
		setConflict( null );
	};
	const save = async ( work: () => Promise< void > ) => {
		clear();
		setBusy( true );
		try {
			await work();
		} catch ( error ) {
			const refused = refusalsOf( error );
			setRefusals( refused );
			setConflict( conflictOf( error ) );
			// Each control shows its own error, so the general message is not needed.
			setFailure( Object.keys( refused ).length > 0 ? '' : await reasonOf( error ) );
		} finally {
			setBusy( false );
		}
	};
	return { isBusy, conflict, failure, refusals, setRefusals, clear, save };
}

interface StepFormProps {
	saving: Pick< ReturnType< typeof useSaving >, 'isBusy' | 'failure' | 'refusals' >;
	/** Label of the submit button. */
	label: string;
	onSave(): void;
	onSkip(): void;
	children: ReactNode;
}

/** Form of a step with its controls, error message and buttons. */
export function StepForm( { saving, label, onSave, onSkip, children }: StepFormProps ) {
	const place = useRef< HTMLFormElement >( null );
	const { isBusy, failure, refusals } = saving;
	useEffect( () => {
		if ( Object.keys( refusals ).length > 0 ) {
			place.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ refusals ] );
	return (
		<form
			ref={ place }
			className="vestibule-start__form"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( ! isBusy ) {
					onSave();
				}
			} }
		>
			<RefusalsProvider value={ refusals }>{ children }</RefusalsProvider>
			<div role="alert">
				{ failure !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ failure }
					</Notice>
				) }
			</div>
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ label }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ onSkip }
				>
					{ __( 'Skip', 'vestibule' ) }
				</Button>
			</div>
		</form>
	);
}
