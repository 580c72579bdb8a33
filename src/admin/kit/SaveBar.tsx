import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface SaveBarProps {
	/** Why saving failed, in words; empty when it did not. What was typed stays. */
	failure: string;
	/** What is said after saving. */
	message: string;
	/** Whether something is not saved: then the screen asks before it is left. */
	isDirty: boolean;
	/** What keeps it from being saved, in words; empty when nothing does. */
	problem?: string;
	label: string;
	isBusy: boolean;
	isDisabled?: boolean;
	/** The screen looks at all values itself when they are saved, and names every one that is wrong. */
	isChecked?: boolean;
	onSave: () => void;
	/** Further buttons. */
	children?: ReactNode;
}

const WRONG = '[aria-invalid="true"]';

/** Asks before the screen is left while something is not saved. */
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

/** The end of a screen: what has happened, and the one primary button. */
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
	children,
}: SaveBarProps ) {
	const bar = useRef< HTMLDivElement >( null );
	const unsaved = isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message;
	useUnsaved( isDirty );
	const [ isHeld, setHeld ] = useState( false );
	const goToWrong = (): boolean => {
		const wrong = bar.current?.closest( '.vestibule-admin' )?.querySelector< HTMLElement >( WRONG );
		wrong?.focus();
		return Boolean( wrong );
	};
	useEffect( () => {
		if ( failure !== '' ) {
			goToWrong();
		}
	}, [ failure ] );
	/** A control with a value that does not count says so itself; as long as one does, "Saved." would not be true. */
	const save = () => {
		const hasWrong = ! isChecked && goToWrong();
		setHeld( hasWrong );
		if ( ! hasWrong ) {
			onSave();
		}
	};
	const reason =
		failure === '' && isHeld
			? __( 'Nothing was saved: a setting is not right. It says what it takes.', 'vestibule' )
			: failure;
	return (
		<div className="vestibule-admin__save" ref={ bar }>
			{ reason !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
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
