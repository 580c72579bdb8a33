import type { ReactNode } from 'react';
import type { Push } from '../../contracts/push';
import { ResetSection } from '../settings-parts/ResetSection';

export interface SectionProps {
	settings: Push;
	defaults: Push;
	onChange( changes: Partial< Push > ): void;
}

interface PushSectionProps extends SectionProps {
	title: string;
	/** What it holds, and what is set back with it. */
	keys: readonly ( keyof Push )[];
	children: ReactNode;
}

/** A part of the settings of notifications. */
export function PushSection( { title, keys, settings, defaults, onChange, children }: PushSectionProps ) {
	const standard = Object.fromEntries( keys.map( ( key ) => [ key, defaults[ key ] ] ) ) as Partial< Push >;
	const isStandard =
		JSON.stringify( keys.map( ( key ) => settings[ key ] ) ) ===
		JSON.stringify( keys.map( ( key ) => defaults[ key ] ) );
	return (
		<ResetSection title={ title } isStandard={ isStandard } onReset={ () => onChange( standard ) }>
			{ children }
		</ResetSection>
	);
}
