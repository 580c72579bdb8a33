import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { labelsOf, wrongIn } from './wrong';

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
	/** Both versions of what another person has changed in the meantime. */
	versions?: ReactNode;
	/** Further buttons. */
	children?: ReactNode;
}

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

/** Names the controls by the labels that people see; what each takes stands beside it. */
const notRight = ( labels: readonly string[] ): string =>
	sprintf(
		/* translators: %s: labels of settings. */
		_n(
			'Nothing was saved. This is not right yet: %s. It says what it takes.',
			'Nothing was saved. These are not right yet: %s. Each says what it takes.',
			labels.length,
			'vestibule'
		),
		labels.join( ', ' )
	);

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
	versions,
	children,
}: SaveBarProps ) {
	const bar = useRef< HTMLDivElement >( null );
	const unsaved = isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message;
	useUnsaved( isDirty );
	const [ isHeld, setHeld ] = useState( false );
	const [ wrong, setWrong ] = useState< readonly string[] >( [] );
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
	/** A control with a value that does not count says so itself; as long as one does, "Saved." would not be true. */
	const save = () => {
		const hasWrong = ! isChecked && goToWrong();
		setHeld( hasWrong );
		if ( ! hasWrong ) {
			onSave();
		}
	};
	const general = isHeld
		? __( 'Nothing was saved: a setting is not right. It says what it takes.', 'vestibule' )
		: '';
	const said = failure || general;
	const reason = said !== '' && wrong.length > 0 ? notRight( wrong ) : said;
	return (
		<div className="vestibule-admin__save" ref={ bar }>
			{ reason !== '' && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={
						wrong.length > 0
							? [ { label: __( 'Show the setting', 'vestibule' ), onClick: () => goToWrong() } ]
							: []
					}
				>
					{ reason }
				</Notice>
			) }
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
