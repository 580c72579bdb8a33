import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Section } from './Section';

interface ResetSectionProps {
	title: string;
	isStandard: boolean;
	onReset(): void;
	children: ReactNode;
}

/** A part of the settings that can be set back by itself; nothing is saved by that. */
export function ResetSection( { title, isStandard, onReset, children }: ResetSectionProps ) {
	const reset = (
		<Button
			variant="tertiary"
			size="compact"
			disabled={ isStandard }
			accessibleWhenDisabled
			/* translators: %s: a section of the settings. */
			aria-label={ sprintf( __( 'Reset %s to the defaults', 'vestibule' ), title ) }
			onClick={ onReset }
		>
			{ __( 'Reset', 'vestibule' ) }
		</Button>
	);
	return (
		<Section title={ title } action={ reset }>
			{ children }
		</Section>
	);
}
