import { Button, Modal, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Refusal } from '../refusals';

interface Props {
	title: string;
	size: 'large' | 'fill';
	className?: string;
	children: ReactNode;
	close(): void;
}

/** Everything about one of a list. What is typed is the form's at once, and saved with it: closing loses nothing. */
export function SettingsModal( { title, size, className, children, close }: Props ) {
	return (
		<Modal title={ title } onRequestClose={ close } size={ size } className={ className }>
			{ children }
			<div className="vestibule-editor__buttons">
				<p>{ __( 'Changes take effect when the form is saved.', 'vestibule' ) }</p>
				<Button __next40pxDefaultSize variant="primary" onClick={ close }>
					{ __( 'Done', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}

interface NameProps {
	name: string | undefined;
	placeholder?: string;
	help: string;
	refusal: Refusal;
	onChange( name: string ): void;
}

/** By which its list knows it. */
export function NameControl( { name = '', placeholder, help, refusal, onChange }: NameProps ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Name', 'vestibule' ) }
			{ ...refusal( 'name', help ) }
			maxLength={ 120 }
			placeholder={ placeholder }
			value={ name }
			onChange={ onChange }
		/>
	);
}
