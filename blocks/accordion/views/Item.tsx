import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';

export interface ItemProps {
	/** What the hash names. */
	id: string;
	/** Of the heading; 0 for none. */
	level: number;
	/** The author's title and content: slots on the page, editable in the editor. */
	title: ReactNode;
	content: ReactNode;
	/** In the editor, a button that opens and closes. */
	icon?: ReactNode;
	onKeyDown?: KeyboardEventHandler | undefined;
	onKeyUp?: KeyboardEventHandler | undefined;
	onClick?: MouseEventHandler | undefined;
}

/**
 * What stands in an item's `<details>`. The same as plugin/src/Accordion/ItemBlock.php, which says why the id is where
 * it is.
 */
export function Item( { id, level, title, content, icon, ...events }: ItemProps ) {
	const Heading = ( level ? `h${ level }` : 'span' ) as 'h2' | 'span';
	return (
		<>
			<summary className="vestibule-accordion-item__summary" { ...events }>
				<Heading className="vestibule-accordion-item__title">{ title }</Heading>
				{ icon ?? <span className="vestibule-accordion-item__icon" aria-hidden="true" /> }
			</summary>
			<span className="vestibule-accordion-item__target" id={ id || undefined } />
			{ content }
		</>
	);
}
