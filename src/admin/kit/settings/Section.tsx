import { Card, CardBody, CardHeader } from '@wordpress/components';
import { createContext, useContext, useId } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';

export interface SectionProps {
	title: string;
	/** Element at the end of the heading line, such as a button. */
	action?: ReactNode;
	children: ReactNode;
}

function CardSection( { title, action, children }: SectionProps ) {
	const id = useId();
	return (
		<Card as="section" aria-labelledby={ id } className="vestibule-admin__section">
			<CardHeader>
				<h2 id={ id }>{ title }</h2>
				{ action }
			</CardHeader>
			<CardBody>{ children }</CardBody>
		</Card>
	);
}

const Frame = createContext< ComponentType< SectionProps > >( CardSection );

/** Replaces the card around each section, for example with a sidebar panel in the block editor. */
export const SectionFrame = Frame.Provider;

/** Section of settings with a heading. */
export function Section( props: SectionProps ) {
	const Shown = useContext( Frame );
	return <Shown { ...props } />;
}
