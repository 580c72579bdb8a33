import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { RefusalsProvider } from '../kit/refusals';
import type { useSaving } from './useSaving';

interface StepFormProps {
	saving: Pick< ReturnType< typeof useSaving >, 'isBusy' | 'failure' | 'refusals' >;
	/** Of the button. */
	label: string;
	onSave(): void;
	onSkip(): void;
	children: ReactNode;
}

/** The inside of a step: its controls, what went wrong, and the ways on. */
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
