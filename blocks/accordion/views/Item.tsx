import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';

interface ItemProps {
	/** ID that can be used in the URL hash. */
	id: string;
	/** Level of the heading; 0 if the title is not a heading. */
	level: number;
	title: ReactNode;
	content: ReactNode;
	/** Button in the editor that opens and closes the item. */
	icon?: ReactNode;
	onKeyDown?: KeyboardEventHandler | undefined;
	onKeyUp?: KeyboardEventHandler | undefined;
	onClick?: MouseEventHandler | undefined;
}

/**
 * Content of an item in the editor. ItemBlock::details() on the server prints the same markup and explains the position
 * of the ID.
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

interface ButtonsProps {
	words: { openAll: string; closeAll: string };
}

/** Buttons in the editor. AccordionBlock::buttons() on the server prints the same markup. */
export function Buttons( { words }: ButtonsProps ) {
	return [ words.openAll, words.closeAll ].map( ( word ) => (
		<button key={ word } type="button" className="vestibule-accordion__button">
			{ word }
		</button>
	) );
}
