import type { ReactNode } from 'react';
import type { Chat } from '../../contracts/chat';
import { ResetSection } from '../settings-parts/ResetSection';
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

/** A part of the chat's settings. */
export function SettingsSection( { name, title, settings, defaults, onChange, children }: SettingsSectionProps ) {
	const standard = sectionOf( name, defaults );
	const isStandard = JSON.stringify( sectionOf( name, settings ) ) === JSON.stringify( standard );
	return (
		<ResetSection title={ title } isStandard={ isStandard } onReset={ () => onChange( standard ) }>
			{ children }
		</ResetSection>
	);
}
