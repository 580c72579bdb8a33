import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';

interface SectionProps {
	title: string;
	/** What stands at the end of the heading's line. */
	action?: ReactNode;
	children: ReactNode;
}

export function Section( { title, action, children }: SectionProps ) {
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
