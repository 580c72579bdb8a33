import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Chat } from '../../contracts/chat';
import { Section } from '../chat-parts/Section';
import { sectionOf, type Changes, type SectionName } from './sections';

export interface SectionProps {
	settings: Chat;
	defaults: Chat;
	onChange( changes: Changes ): void;
}

interface SettingsSectionProps extends SectionProps {
	name: SectionName;
	title: string;
	children: ReactNode;
}

/** A part of the settings that can be set back by itself; nothing is saved by that. */
export function SettingsSection( { name, title, settings, defaults, onChange, children }: SettingsSectionProps ) {
	const standard = sectionOf( name, defaults );
	const isStandard = JSON.stringify( sectionOf( name, settings ) ) === JSON.stringify( standard );
	const reset = (
		<Button
			variant="tertiary"
			size="compact"
			disabled={ isStandard }
			accessibleWhenDisabled
			/* translators: %s: a section of the settings. */
			aria-label={ sprintf( __( 'Reset %s to the defaults', 'vestibule' ), title ) }
			onClick={ () => onChange( standard ) }
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
