import type { ReactNode } from 'react';
import type { Spam } from '../../contracts/spam';
import { ResetSection } from '../settings-parts/ResetSection';

export interface SectionProps {
	settings: Spam;
	defaults: Spam;
	onChange( changes: Partial< Spam > ): void;
}

interface SpamSectionProps extends SectionProps {
	title: string;
	/** What it holds, and what is set back with it. */
	keys: readonly ( keyof Spam )[];
	children: ReactNode;
}

/** A part of the settings that can be set back by itself. */
export function SpamSection( { title, keys, settings, defaults, onChange, children }: SpamSectionProps ) {
	const of = ( values: Spam ) => Object.fromEntries( keys.map( ( key ) => [ key, values[ key ] ] ) );
	return (
		<ResetSection
			title={ title }
			isStandard={ JSON.stringify( of( settings ) ) === JSON.stringify( of( defaults ) ) }
			onReset={ () => onChange( of( defaults ) as Partial< Spam > ) }
		>
			{ children }
		</ResetSection>
	);
}
