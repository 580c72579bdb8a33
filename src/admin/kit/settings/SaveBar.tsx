import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { labelsOf, wrongIn } from './wrong';

interface SaveBarProps {
	/** Error message if saving failed; empty otherwise. The input is preserved. */
	failure: string;
	/** Message after saving. */
	message: string;
	/** Whether there are unsaved changes. If so, the browser asks before the page is left. */
	isDirty: boolean;
	/** Reason why saving is not possible; empty if it is. */
	problem?: string;
	label: string;
	isBusy: boolean;
	isDisabled?: boolean;
	/** Whether the screen validates all values itself when saving, so that the bar doesn't need to. */
	isChecked?: boolean;
	onSave: () => void;
	/** Dialog with both versions of settings that another person has changed in the meantime. */
	versions?: ReactNode;
	/** Further buttons. */
	children?: ReactNode;
}

/** Makes the browser ask before the page is left with unsaved changes. */
function useUnsaved( isDirty: boolean ): void {
	useEffect( () => {
		if ( ! isDirty ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ isDirty ] );
}

/** Returns an error message with the labels of the invalid controls. */
const notRight = ( labels: readonly string[] ): string =>
	sprintf(
		/* translators: %s: labels of settings. */
		_n(
			'Nothing was saved. This setting is not valid: %s. See the error below it.',
			'Nothing was saved. These settings are not valid: %s. See the errors below them.',
			labels.length,
			'vestibule'
		),
		labels.join( ', ' )
	);

/** Returns the invalid controls of the screen. They are found and focused before saving and after a failure. */
function useWrongControls( failure: string ) {
	const bar = useRef< HTMLDivElement >( null );
	const [ wrong, setWrong ] = useState< readonly string[] >( [] );
	/** Moves the focus to the first invalid control. Returns false if there is none. */
	const goToWrong = (): boolean => {
		const screen = bar.current?.closest( '.vestibule-admin' );
		const controls = screen ? wrongIn( screen ) : [];
		setWrong( labelsOf( controls ) );
		controls[ 0 ]?.focus();
		return controls.length > 0;
	};
	useEffect( () => {
		if ( failure !== '' ) {
			goToWrong();
		}
	}, [ failure ] );
	return { bar, wrong, goToWrong };
}

interface FailureNoticeProps {
	/** Error message; empty if there is none. */
	message: string;
	/** Labels of the invalid controls. */
	wrong: readonly string[];
	goToWrong(): void;
}

function FailureNotice( { message, wrong, goToWrong }: FailureNoticeProps ) {
	if ( message === '' ) {
		return null;
	}
	return wrong.length > 0 ? (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [ { label: __( 'Show the setting', 'vestibule' ), onClick: goToWrong } ] }
		>
			{ notRight( wrong ) }
		</Notice>
	) : (
		<Notice status="error" isDismissible={ false }>
			{ message }
		</Notice>
	);
}

/** Save button at the end of a screen, with messages. */
export function SaveBar( {
	failure,
	message,
	isDirty,
	problem = '',
	label,
	isBusy,
	isDisabled = problem !== '',
	isChecked = false,
	onSave,
	versions,
	children,
}: SaveBarProps ) {
	const unsaved = isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message;
	useUnsaved( isDirty );
	const [ isHeld, setHeld ] = useState( false );
	const { bar, wrong, goToWrong } = useWrongControls( failure );
	/** Saves only if no control has an invalid value, because such a value would not be saved. */
	const save = () => {
		const hasWrong = ! isChecked && goToWrong();
		setHeld( hasWrong );
		if ( ! hasWrong ) {
			onSave();
		}
	};
	const general = isHeld
		? __( 'Nothing was saved, because a setting is not valid. See the error below the setting.', 'vestibule' )
		: '';
	return (
		<div className="vestibule-admin__save" ref={ bar }>
			<FailureNotice message={ failure || general } wrong={ wrong } goToWrong={ goToWrong } />
			{ versions }
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy || isDisabled }
					accessibleWhenDisabled
					onClick={ save }
				>
					{ label }
				</Button>
				{ children }
				<p role="status" className="vestibule-admin__message">
					{ problem || unsaved }
				</p>
			</div>
		</div>
	);
}
