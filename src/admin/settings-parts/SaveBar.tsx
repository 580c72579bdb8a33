import { Button, Notice } from '@wordpress/components';
import type { ReactNode } from 'react';

interface SaveBarProps {
	/** Why saving failed, in words; empty when it did not. What was typed stays. */
	failure: string;
	/** What is said after saving, and that something is not saved. */
	message: string;
	label: string;
	isBusy: boolean;
	isDisabled?: boolean;
	onSave: () => void;
	/** Further buttons. */
	children?: ReactNode;
}

/** The end of a screen: what has happened, and the one primary button. */
export function SaveBar( { failure, message, label, isBusy, isDisabled = false, onSave, children }: SaveBarProps ) {
	return (
		<div className="vestibule-admin__save">
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			<div className="vestibule-admin__buttons">
				<Button __next40pxDefaultSize variant="primary" isBusy={ isBusy } disabled={ isBusy || isDisabled } accessibleWhenDisabled onClick={ onSave }>
					{ label }
				</Button>
				{ children }
				<p role="status" className="vestibule-admin__message">
					{ message }
				</p>
			</div>
		</div>
	);
}
