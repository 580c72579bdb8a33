import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { TextControl } from '../../../../src/controls/wordpress';
import type { Refusal } from '../refusals';

interface Props {
	title: string;
	size: 'large' | 'fill';
	className?: string;
	children: ReactNode;
	close(): void;
}

/**
 * Dialog for an item of a list. Changes apply to the form at once and are saved with the form, so closing the dialog
 * loses nothing.
 */
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

/** Control for the name of an item in its list. */
export function NameControl( { name = '', placeholder, help, refusal, onChange }: NameProps ) {
	return (
		<TextControl
			label={ __( 'Name', 'vestibule' ) }
			{ ...refusal( 'name', help ) }
			maxLength={ 120 }
			placeholder={ placeholder }
			value={ name }
			onChange={ onChange }
		/>
	);
}
