import type { ReactNode } from 'react';
import type { Consent } from '../../contracts/consent';
import { ResetSection } from '../settings-parts/ResetSection';

export interface SectionProps {
	settings: Consent;
	defaults: Consent;
	onChange( changes: Partial< Consent > ): void;
}

interface ConsentSectionProps extends SectionProps {
	title: string;
	/** What it holds, and what is set back with it. */
	keys: readonly ( keyof Consent )[];
	children: ReactNode;
}

/** A part of the cookie notice's settings. */
export function ConsentSection( { title, keys, settings, defaults, onChange, children }: ConsentSectionProps ) {
	const standard = Object.fromEntries( keys.map( ( key ) => [ key, defaults[ key ] ] ) ) as Partial< Consent >;
	return (
		<ResetSection
			title={ title }
			isStandard={ keys.every( ( key ) => settings[ key ] === defaults[ key ] ) }
			onReset={ () => onChange( standard ) }
		>
			{ children }
		</ResetSection>
	);
}
